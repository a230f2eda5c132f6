/** Long lists are one stop of the Tab key; within them arrow keys go on. */

/** Up and down go to the item before and after; from the list itself up goes to the last one. */
export function walkByArrows(items: string) {
  return (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
    const at = all.indexOf(event.target as HTMLElement);
    const next = step && all[(at < 0 ? all.length : at) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
