import { SessionProvider } from '@xana/session/react';
import { useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { Layout } from '../frame/layout.tsx';
import { type createToasts, Toasts } from '../frame/toasts/toasts.tsx';
import type { Composition } from '../slots/composition.ts';
import { CompositionProvider } from '../slots/composition-context.ts';
import { LoginFromAddress } from './login-from-address.tsx';

interface PageProps {
  composition: Composition;
  toasts: ReturnType<typeof createToasts>;
}

export function Page({ composition, toasts }: PageProps) {
  const { router, session, config } = composition.options;
  const { location, navigationType } = useSyncExternalStore(router.subscribe, router.current);
  return (
    <CompositionProvider value={composition}>
      <SessionProvider session={session}>
        <Router location={location} navigationType={navigationType} navigator={router.navigator}>
          <Layout isSandbox={config.environment === 'sandbox'}>
            <Toasts toasts={toasts} />
          </Layout>
          <LoginFromAddress />
        </Router>
      </SessionProvider>
    </CompositionProvider>
  );
}
