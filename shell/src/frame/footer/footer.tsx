import { useLocale } from '@xana/session/react';
import { whenIdle } from '@xana/ui-kit/page-in-use';
import { type RefObject, useEffect, useRef } from 'react';
import { useComposition } from '../../slots/composition.ts';
import * as css from './footer.module.css';

/** The fetched and sanitized footer; hidden until it is loaded, also when the load fails. */
export function Footer() {
  const element = useRef<HTMLElement>(null);
  useFetchedContent(element);
  useClientSideLinks(element);
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
        if (!leaving.signal.aborted) console.error('[footer] The footer could not be loaded:', error);
      }
    };
    const cancelIdle = whenIdle(() => void show());
    return () => {
      cancelIdle();
      leaving.abort();
    };
  }, [api, locale, element]);
}

/** Links within the site change the page without a reload. */
function useClientSideLinks(element: RefObject<HTMLElement | null>): void {
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
