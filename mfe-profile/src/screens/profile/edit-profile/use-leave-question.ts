import { useEffect, useState } from 'react';

/**
 * While `isActive`, a link within the site does not leave: `leavingTo` is its address, for a dialog that asks. The browser asks
 * itself before the page is closed or reloaded. Back is not stopped, because the tab keeps the draft.
 */
export function useLeaveQuestion(isActive: boolean) {
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  useEffect(() => {
    if (!isActive) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const askFirst = (event: MouseEvent) => {
      const address = addressLeftFor(event);
      if (!address) return;
      event.preventDefault();
      setLeavingTo(address);
    };
    // Before the link handles it: links do nothing for a prevented event.
    document.addEventListener('click', askFirst, { capture: true, signal });
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    return () => listeners.abort();
  }, [isActive]);
  return { leavingTo, stay: () => setLeavingTo(null) };
}

/** The path of a link of this site that a plain click opens in this tab; undefined for any other click. */
function addressLeftFor({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
  if (!link || !isPlain || link.target || link.origin !== location.origin) return undefined;
  const { pathname, search, hash } = link;
  return pathname === location.pathname && search === location.search ? undefined : `${pathname}${search}${hash}`;
}
