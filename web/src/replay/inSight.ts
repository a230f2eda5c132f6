/** Scrolls the list that a row stands in, and not the page, where the board is to be seen. */
export function keepInSight(here: boolean) {
  return (row: HTMLElement) => {
    const list = row.closest<HTMLElement>("[data-scrolls]");
    if (!here || !list) return;
    const [own, around] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    const above = around.top + around.height / 4 - own.top;
    const below = own.bottom - (around.bottom - around.height / 4);
    list.scrollTop += below > 0 ? below : Math.min(0, -above);
  };
}
