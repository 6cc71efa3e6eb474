import { SessionProvider } from '@xana/session/react';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { type MountContext, MountProvider } from '../context/mount-context.ts';
import { PageRouterProvider } from '../routing/page-router.tsx';
import { ServerDataProvider } from '../server-data/server-data-provider.tsx';

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
