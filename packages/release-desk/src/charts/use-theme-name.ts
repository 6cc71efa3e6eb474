import { useSyncExternalStore } from 'react';

/** The theme of the page, also after it is switched. */
export function useThemeName(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      return () => observer.disconnect();
    },
    () => document.documentElement.dataset.theme,
  );
}
