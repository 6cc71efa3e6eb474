import { useMount } from '@xana/remote-kit';
import { useEffect, useState } from 'react';
import { ConnectorError } from '../../../connectors/connector.ts';
import { readWalletConnectSettings } from '../../../connectors/walletconnect/read-settings.ts';
import { createWalletConnectConnector, type PairingLink } from '../../../connectors/walletconnect/wallet-connect.ts';
import { useText } from '../phrases/phrases.ts';
import type { Attempt } from '../use-attempt.ts';

/** `reloading`: the page is about to reload, after a login on another chain (LG-10). */
export type WalletConnectStep = 'preparing' | 'waiting' | 'signing' | 'expired' | 'failed' | 'reloading';

const NAME = 'WalletConnect';

/** Starts a pairing when the view opens, and describes where the login is. */
export function useWalletConnectLogin(attempt: Attempt) {
  const t = useText();
  const { config, session, toast } = useMount();
  const [link, setLink] = useState<PairingLink | null>(null);
  const [isRelayLost, setIsRelayLost] = useState(false);
  const start = () => {
    const settings = readWalletConnectSettings(config);
    if (!settings) return;
    setLink(null);
    setIsRelayLost(false);
    const connector = createWalletConnectConnector({
      settings,
      chainId: session.chainId(),
      onLink: setLink,
      onRelay: (isConnected) => setIsRelayLost(!isConnected),
    });
    void attempt.start({ id: 'walletconnect', name: NAME, connector });
  };
  useEffect(start, []);
  useEffect(() => {
    // The wallet has used the link: from now on a timeout is one of the signature.
    if (attempt.step === 'signing') setLink(null);
  }, [attempt.step]);
  const problem = attempt.error instanceof ConnectorError ? attempt.error.problem : null;
  // A member stays logged in when the wallet that they add is on another chain.
  const isWrongChain = problem === 'wrongChain' && attempt.purpose === 'login';
  useEffect(() => {
    if (!isWrongChain) return;
    toast({ text: t('problem.wrongChain'), tone: 'danger', survivesReload: true });
    void session.logout().finally(() => location.reload());
  }, [isWrongChain]);
  return { link, isRelayLost, start, step: readStep(attempt, link, problem) };
}

function readStep(attempt: Attempt, link: PairingLink | null, problem: string | null): WalletConnectStep {
  if (attempt.step === 'signing') return 'signing';
  if (attempt.busyWith) return link ? 'waiting' : 'preparing';
  if (problem === 'wrongChain' && attempt.purpose === 'login') return 'reloading';
  if (problem === 'timeout' && link) return 'expired';
  return attempt.problem ? 'failed' : 'preparing';
}
