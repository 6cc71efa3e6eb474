import { QueryClientProvider } from '@tanstack/react-query';
import { SessionProvider } from '@xana/session/react';
import { Component, type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { type MountContext, MountProvider, type PageRouter, useMount } from '../context/mount-context.ts';
import { queryClientFor } from '../server-data/query-clients.ts';

/** The providers of a remote's React root. */
export function RemoteRoot({ context, component: Content }: { context: MountContext; component: ComponentType }) {
  context.onRender?.();
  // After the effects of the content, because React runs those of children first.
  useEffect(() => context.onRender?.());
  return (
    <FailureBoundary onFailure={(error) => context.reportFailure(error, 'render')}>
      <MountProvider value={context}>
        <SessionProvider session={context.session}>
          <PageRouterProvider router={context.router}>
            <ServerDataProvider>
              <Content />
            </ServerDataProvider>
          </PageRouterProvider>
        </SessionProvider>
      </MountProvider>
    </FailureBoundary>
  );
}

/** Reports a render error to the shell, which shows the fallback in this slot. */
class FailureBoundary extends Component<{ onFailure: (error: unknown) => void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Contexts do not cross React roots, so each root reads the shell's one history through the low-level Router. */
function PageRouterProvider({ router, children }: { router: PageRouter; children: ReactNode }) {
  const { location, navigationType } = useSyncExternalStore(router.subscribe, router.current);
  return (
    <Router location={location} navigationType={navigationType} navigator={router.navigator}>
      {children}
    </Router>
  );
}

function ServerDataProvider({ children }: { children: ReactNode }) {
  const { remote, release, session } = useMount();
  const [client] = useState(() => queryClientFor(`${remote}@${release}`, session));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
