import { useMount } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef, useState } from 'react';
import { ConnectorError } from '../../../connectors/connector.ts';
import { readPendingLogin } from '../../../connectors/pending-login.ts';
import { type Brand, loadSocialConnector, type SocialConnector } from '../../../connectors/social-connector.ts';
import type { Attempt } from '../use-attempt.ts';

type SocialStep =
  /** The code of the service is being loaded. */
  | 'preparing'
  /** The next click opens the window. */
  | 'ready'
  | 'window'
  /** The page is being left for the service. */
  | 'leaving'
  /** The service has answered. */
  | 'finishing';

interface SocialLogin {
  step: SocialStep;
  problem: ConnectorError | null;
  prepare(): void;
  openWindow(): void;
  leave(): void;
}

/** The steps of a login with Google or Apple: prepare the service, open its window, sign. */
export function useSocialLogin(brand: Brand, name: string, attempt: Attempt): SocialLogin {
  const { config } = useMount();
  const session = useSession();
  const [connector, setConnector] = useState<SocialConnector | null>(null);
  const [problem, setProblem] = useState<ConnectorError | null>(null);
  const [way, setWay] = useState<'window' | 'leaving' | 'finishing'>('window');
  const controller = useRef<AbortController | null>(null);

  const start = (prepared: SocialConnector, next: typeof way) => {
    const connect = { window: prepared.connect, leaving: prepared.leave, finishing: prepared.resume }[next];
    setWay(next);
    void attempt.start({ id: brand, name, connector: { ...prepared, connect } });
  };
  const prepare = async () => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setProblem(null);
    attempt.showMessage('');
    const service = config.login?.social;
    if (!service) return;
    const options = { service, brand, chainId: session.chainId(), rpc: config.rpc, siteOrigin: config.origins.site };
    try {
      const prepared = await loadSocialConnector(options, own.signal);
      if (own.signal.aborted) return;
      setConnector(prepared);
      if (readPendingLogin()?.brand === brand) start(prepared, 'finishing');
      // Browsers open a window only shortly after a click. Loading may have taken longer than that.
      else if (navigator.userActivation?.isActive) start(prepared, 'window');
    } catch (error) {
      if (own.signal.aborted) return;
      // The chunk cannot be loaded.
      setProblem(error instanceof ConnectorError ? error : new ConnectorError('unreachable', { cause: error }));
    }
  };
  useEffect(() => {
    void prepare();
    return () => controller.current?.abort();
  }, []);

  const running = attempt.step === 'signing' ? 'finishing' : way;
  return {
    step: attempt.busyWith === brand ? running : connector ? 'ready' : 'preparing',
    problem,
    prepare: () => void prepare(),
    openWindow: () => connector && start(connector, 'window'),
    leave: () => connector && start(connector, 'leaving'),
  };
}
