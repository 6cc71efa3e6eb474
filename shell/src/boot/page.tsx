import { SessionProvider, useSession, useSessionState } from '@xana/session/react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Router, useLocation, useNavigate } from 'react-router-dom';
import { Layout } from '../frame/layout.tsx';
import { type createToasts, Toasts } from '../frame/toasts/toasts.tsx';
import { type Composition, CompositionProvider } from '../slots/composition.ts';

interface PageProps {
  composition: Composition;
  toasts: ReturnType<typeof createToasts>;
  /** Only on the page of a developer. */
  developerBar: ReactNode;
  /** The first screen is rendered. */
  onStarted(): void;
}

export function Page({ composition, toasts, developerBar, onStarted }: PageProps) {
  useEffect(onStarted, []);
  const { router, session, config } = composition.options;
  const { tab } = composition.options;
  const notice = useSyncExternalStore(tab.subscribe, () => tab.notice);
  const { location, navigationType } = useSyncExternalStore(router.subscribe, router.current);
  return (
    <CompositionProvider value={composition}>
      <SessionProvider session={session}>
        <Router location={location} navigationType={navigationType} navigator={router.navigator}>
          {developerBar}
          <Layout isSandbox={config.environment === 'sandbox'} notice={notice}>
            <Toasts toasts={toasts} />
          </Layout>
          <LoginFromAddress />
        </Router>
      </SessionProvider>
    </CompositionProvider>
  );
}

/** Opens the login dialog at `/?login` and `/app?login`, and removes the query after the login. */
function LoginFromAddress() {
  const session = useSession();
  const { status } = useSessionState();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasAsked = useRef(false);
  const isRequested = /^\/(app)?$/.test(pathname) && new URLSearchParams(search).has('login');
  useEffect(() => {
    if (!isRequested) {
      hasAsked.current = false;
      return;
    }
    if (status === 'member') {
      const query = new URLSearchParams(search);
      query.delete('login');
      void navigate({ pathname, search: query.toString() }, { replace: true });
    }
    if (status === 'visitor' && !hasAsked.current) {
      hasAsked.current = true;
      session.requireLogin('address');
    }
  }, [isRequested, status, session, navigate, pathname, search]);
  return null;
}
