import { useLocale } from '@xana/session/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useComposition } from '../../slots/composition-context.ts';
import { whenIdle } from '../remote-text/when-idle.ts';
import * as css from './footer.module.css';

/** The fetched footer, made harmless; nothing at all while it is on its way, or when it does not come. */
export function Footer() {
  const element = useRef<HTMLElement>(null);
  useFetchedContent(element);
  useLinksOfThisSite(element);
  return <footer className={css.footer} ref={element} hidden />;
}

function useFetchedContent(element: RefObject<HTMLElement | null>): void {
  const { api } = useComposition().options.config.origins;
  const locale = useLocale();
  useEffect(() => {
    const leaving = new AbortController();
    const show = async () => {
      try {
        const { readFooter } = await import('./read-footer.ts');
        const content = await readFooter(`${api}/static/footer.${locale}.html`, leaving.signal);
        if (leaving.signal.aborted || !element.current) return;
        element.current.replaceChildren(content);
        element.current.hidden = false;
      } catch (error) {
        if (!leaving.signal.aborted) console.error('[footer] It is left out:', error);
      }
    };
    const cancelIdle = whenIdle(() => void show());
    return () => {
      cancelIdle();
      leaving.abort();
    };
  }, [api, locale, element]);
}

/** They change the page as all others do, without loading the site anew. */
function useLinksOfThisSite(element: RefObject<HTMLElement | null>): void {
  const { navigator } = useComposition().options.router;
  useEffect(() => {
    const leaving = new AbortController();
    const stayOnPage = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      navigator.push(link.pathname + link.search + link.hash);
    };
    element.current?.addEventListener('click', stayOnPage, leaving);
    return () => leaving.abort();
  }, [navigator, element]);
}
