import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import type { PageRouter } from '../context/mount-context.ts';

/** Contexts do not cross React roots, so each root reads the shell's one history through the low-level Router. */
export function PageRouterProvider({ router, children }: { router: PageRouter; children: ReactNode }) {
  const { location, navigationType } = useSyncExternalStore(router.subscribe, router.current);
  return (
    <Router location={location} navigationType={navigationType} navigator={router.navigator}>
      {children}
    </Router>
  );
}
