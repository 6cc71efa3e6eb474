/** Calls back once an element has a size: the shell hides a page until it is mounted. @returns how to stop waiting */
export function whenLaidOut(element: Element, onLaidOut: () => void): () => void {
  const observer = new ResizeObserver((entries) => {
    if (!entries.some(({ contentRect }) => contentRect.height > 0)) return;
    observer.disconnect();
    onLaidOut();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
