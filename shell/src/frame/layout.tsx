import { useMedia } from '@xana/remote-kit';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../phrases/phrases.ts';
import { CurrentPage, usePage } from '../routing/current-page.tsx';
import { useComposition } from '../slots/composition.ts';
import { OpenHandlers } from '../slots/open-handlers.tsx';
import { InnerSlots, Slot } from '../slots/slot.tsx';
import { ConnectionBanner } from './connection-banner/connection-banner.tsx';
import { Header, showsSearch } from './header/header.tsx';
import * as css from './layout.module.css';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useLazyModule } from './use-lazy-module.ts';

const loadFooter = () => import('./footer/footer.tsx');

interface LayoutProps {
  isSandbox: boolean;
  /** Below the header: news of the releases. */
  notice: ReactNode;
  children: ReactNode;
}

/** The frame of every page: header, sidebar, bars, and the page that a remote contributes. */
export function Layout({ isSandbox, notice, children }: LayoutProps) {
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
      {/* First, so that it subscribes before a page publishes an event, such as a login request. */}
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
      {notice}
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
  const isContributed = useComposition().slot('header.search').length > 0;
  const { pathname } = useLocation();
  return showsSearch({ isContributed, pathname, hidesSearch: usePage()?.contribution.hidesSearch });
}

/** The home page has two addresses, and no footer. */
const isHome = (pathname: string): boolean => /^\/(app)?$/.test(pathname);

const NARROW = '(max-width: 768px)';
const loadBottomBar = () => import('./bottom-bar/bottom-bar.tsx');

/** Only narrow screens fetch the bottom bar. */
function LazyBottomBar() {
  const isNarrow = useMedia(NARROW);
  const loaded = useLazyModule(loadBottomBar, isNarrow);
  return loaded && isNarrow && <loaded.BottomBar />;
}
