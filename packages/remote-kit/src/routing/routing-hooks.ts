import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useMount } from '../context/mount-context.ts';

/** Parameters of this page's pattern: `useRouteParams('/details/:id')`. Undefined ones are left out. */
export function useRouteParams(pattern: string): Record<string, string> {
  const match = matchPath(pattern, useLocation().pathname);
  return Object.fromEntries(
    Object.entries(match?.params ?? {}).filter((entry): entry is [string, string] => !!entry[1]),
  );
}

/** Slots that fill a page and therefore set its title. */
const TITLED_SLOTS = ['page', 'details.feed'];

/** Sets the document's title: "Sakura Garden · XANA". */
export function useDocumentTitle(title: string | undefined): void {
  const { slot } = useMount();
  useEffect(() => {
    if (title && TITLED_SLOTS.includes(slot)) document.title = `${title} · XANA`;
  }, [title, slot]);
}
