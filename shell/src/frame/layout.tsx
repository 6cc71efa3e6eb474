import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../phrases/phrases.ts';
import { CurrentPage } from '../routing/current-page.tsx';
import { InnerSlotPlaces } from '../slots/inner-slot-places.tsx';
import { OpenHandlers } from '../slots/open-handlers.tsx';
import { SlotPlace } from '../slots/slot-place.tsx';
import { Header } from './header/header.tsx';
import * as css from './layout.module.css';
import { Sidebar } from './sidebar/sidebar.tsx';

/** The frame that never changes: header, sidebar, and the page that a remote brings. */
export function Layout({ isSandbox }: { isSandbox: boolean }) {
  const t = useText();
  const { pathname } = useLocation();
  const [isSidebarOpen, setIsSidebarOpen] = useState(false);
  useEffect(() => setIsSidebarOpen(false), [pathname]);
  return (
    <>
      <a className={css.skip} href="#content">
        {t('frame.skip')}
      </a>
      <Header isSidebarOpen={isSidebarOpen} onToggleSidebar={() => setIsSidebarOpen((isOpen) => !isOpen)} />
      <div className={css.body}>
        <Sidebar isOpen={isSidebarOpen} onClose={() => setIsSidebarOpen(false)} />
        <div className={css.content}>
          {isSandbox && <p className={css.sandbox}>{t('sandbox.note')}</p>}
          <CurrentPage />
        </div>
      </div>
      <SlotPlace name="page.background" />
      <InnerSlotPlaces />
      <OpenHandlers />
    </>
  );
}
