import { sharedPhrases } from '@xana/i18n';
import { useMount } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { useEffect, useState } from 'react';
import { ConnectorError } from '../../../connectors/connector.ts';
import { readWalletConnectSettings } from '../../../connectors/walletconnect/read-settings.ts';
import { createWalletConnectConnector, type PairingLink } from '../../../connectors/walletconnect/wallet-connect.ts';
import { MethodHeader } from '../method-header.tsx';
import type { MethodViewProps } from '../method-views.ts';
import { useText } from '../phrases/phrases.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import type { Attempt } from '../use-attempt.ts';
import { PairingPanel } from './pairing-panel.tsx';

/** `reloading`: the page is about to reload, after a login on another chain (LG-10). */
type WalletConnectStep = 'preparing' | 'waiting' | 'signing' | 'expired' | 'failed' | 'reloading';

const NAME = 'WalletConnect';

/** Login with a wallet in another app or on another device (LG-01). */
export function WalletConnectView({ attempt, onBack }: MethodViewProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { config } = useMount();
  const { link, isRelayLost, step, start } = useWalletConnectLogin(attempt);
  const wallet = config.login?.walletConnect?.sandbox?.wallet;
  const isBusy = step === 'preparing' || step === 'signing' || step === 'reloading';
  return (
    <>
      <MethodHeader method="walletconnect" name="WalletConnect" text={t('walletconnect.text')} onBack={onBack} />
      <Notice
        tone="progress"
        text={isBusy ? t(`walletconnect.${step}`) : step === 'waiting' && isRelayLost && t('walletconnect.relayLost')}
        hint={step === 'signing' && t('walletconnect.signingText')}
      />
      {step === 'waiting' && link && <PairingPanel {...link} />}
      <Notice
        tone="problem"
        text={
          (step === 'expired' && t('walletconnect.expired')) ||
          (step === 'failed' && attempt.problem) ||
          (step === 'reloading' && t('problem.wrongChain'))
        }
      />
      {attempt.signAgain && (
        <Button variant="primary" onClick={attempt.signAgain}>
          {t('login.signAgain')}
        </Button>
      )}
      {(step === 'expired' || step === 'failed') && (
        <Button variant={attempt.signAgain ? 'secondary' : 'primary'} onClick={start}>
          {step === 'expired' || attempt.signAgain ? t('walletconnect.newCode') : shared('tryAgain')}
        </Button>
      )}
      {isBusy && step !== 'reloading' && <Button onClick={onBack}>{shared('cancel')}</Button>}
      {wallet && (
        <SandboxNote>
          {t('walletconnect.sandbox')}{' '}
          {step === 'waiting' && link && (
            <a href={`${wallet}/?uri=${encodeURIComponent(link.uri)}`} target="_blank" rel="noopener">
              {t('walletconnect.sandboxWallet')}
            </a>
          )}
        </SandboxNote>
      )}
    </>
  );
}

/** Starts a pairing when the view opens, and describes where the login is. */
function useWalletConnectLogin(attempt: Attempt) {
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
