import { sharedPhrases } from '@xana/i18n';
import { useMount } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { MethodHeader } from '../method-header.tsx';
import type { MethodViewProps } from '../method-views.ts';
import { useText } from '../phrases/phrases.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import { PairingPanel } from './pairing-panel.tsx';
import { useWalletConnectLogin } from './use-wallet-connect-login.ts';

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
