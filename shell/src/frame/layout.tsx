import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../phrases/phrases.ts';
import { CurrentPage, usePage } from '../routing/current-page.tsx';
import { useComposition } from '../slots/composition-context.ts';
import { InnerSlots } from '../slots/inner-slot-places.tsx';
import { OpenHandlers } from '../slots/open-handlers.tsx';
import { Slot } from '../slots/slot.tsx';
import { LazyBottomBar } from './bottom-bar/lazy-bottom-bar.tsx';
import { ConnectionBanner } from './connection-banner/connection-banner.tsx';
import { Header } from './header/header.tsx';
import { showsSearch } from './header/search-visibility.ts';
import * as css from './layout.module.css';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useLazyModule } from './use-lazy-module.ts';

const loadFooter = () => import('./footer/footer.tsx');

/** The frame that never changes: header, sidebar, bars, and the page that a remote brings. */
export function Layout({ isSandbox, children }: { isSandbox: boolean; children: ReactNode }) {
  const t = useText();
  const { pathname } = useLocation();
  const [isSidebarOpen, setIsSidebarOpen] = useState(false);
  useEffect(() => setIsSidebarOpen(false), [pathname]);
  const closeSidebar = useCallback(() => setIsSidebarOpen(false), []);
  const hasSearch = useHasSearch();
  const hidesFooter = usePage()?.contribution.hidesFooter || isHome(pathname);
  const footer = useLazyModule(loadFooter, !hidesFooter);
  return (
    <div className={css.frame} data-search={hasSearch}>
      {/* First, so that it listens before a page asks for something: the login, when it needs one. */}
      <OpenHandlers />
      <a className={css.skip} href="#content">
        {t('frame.skip')}
      </a>
      <Header
        isSidebarOpen={isSidebarOpen}
        onToggleSidebar={() => setIsSidebarOpen((isOpen) => !isOpen)}
        hasSearch={hasSearch}
      />
      <ConnectionBanner />
      <div className={css.body}>
        <Sidebar isOpen={isSidebarOpen} onClose={closeSidebar} />
        <div className={css.content}>
          {isSandbox && (
            <section className={css.sandbox} aria-label={t('sandbox.label')}>
              {t('sandbox.note')}
            </section>
          )}
          <CurrentPage />
          {footer && !hidesFooter && <footer.Footer />}
        </div>
      </div>
      <LazyBottomBar />
      <Slot name="page.background" />
      <InnerSlots />
      {children}
    </div>
  );
}

function useHasSearch(): boolean {
  const isBrought = useComposition().slot('header.search').length > 0;
  const { pathname } = useLocation();
  return showsSearch({ isBrought, pathname, hidesSearch: usePage()?.contribution.hidesSearch });
}

/** Both addresses of the home page, which ends in its own last rail. */
const isHome = (pathname: string): boolean => /^\/(app)?$/.test(pathname);
