/** What follows the pointer during a drag: copies of the tiles, lifted off the table. */

export class DragGhost {
  #holder = document.createElement("div");

  constructor(root: HTMLElement, thing: string, from: HTMLElement) {
    const named = root.querySelectorAll<HTMLElement>(`[data-thing="${thing}"]`);
    const lifted = named.length > 0 ? [...named] : [from];
    this.#holder.className = "drag-ghost";
    for (const element of lifted) {
      const box = element.getBoundingClientRect();
      const copy = element.cloneNode(true) as HTMLElement;
      copy.removeAttribute("id");
      copy.removeAttribute("data-thing");
      copy.setAttribute("aria-hidden", "true");
      Object.assign(copy.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: "0",
      });
      this.#holder.append(copy);
    }
    // Not within the board: as a container it would be what fixed elements are placed by.
    document.body.append(this.#holder);
  }

  move(x: number, y: number): void {
    this.#holder.style.transform = `translate(${x}px, ${y}px)`;
  }

  remove(): void {
    this.#holder.remove();
  }
}
