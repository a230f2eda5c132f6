/** Whatever scrolls can be reached by the keyboard, and is no stop on its way while it does not. */
export function reachable(part: HTMLElement): () => void {
  const read = () => {
    if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(read);
  const words = new MutationObserver(read);
  sizes.observe(part);
  words.observe(part, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
