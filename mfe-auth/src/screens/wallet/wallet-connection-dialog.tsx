import { sharedPhrases } from '@xana/i18n';
import { useHandledEvent, useMount } from '@xana/remote-kit';
import { useSession, useWallet } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { shortAddress } from '@xana/wallet/addresses';
import { readableAddress } from '@xana/wallet/readable-address';
import { useEffect, useRef, useState } from 'react';
import { type ConnectProblem, connectWallet } from '../../wallet-connection/connect-wallet.ts';
import { useText } from './phrases/phrases.ts';
import { useConnectText } from './use-connect-text.ts';
import * as css from './wallet-connection-dialog.module.css';

/** Opens on `shell:walletConnectionRequested`: connects the member's wallet again, and closes when it is connected. */
export function WalletConnectionDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const connectText = useConnectText();
  const mount = useMount();
  const session = useSession();
  const { close } = useHandledEvent();
  const address = shortAddress(readableAddress(useWallet()?.address ?? ''), 6);
  const [problem, setProblem] = useState<ConnectProblem | null>(null);
  const controller = useRef<AbortController | null>(null);
  const connect = async () => {
    const own = new AbortController();
    controller.current = own;
    setProblem(null);
    const failure = await connectWallet(mount, own.signal);
    if (own.signal.aborted) return;
    if (failure) return setProblem(failure);
    mount.toast({ text: t('connect.done'), tone: 'success' });
    close();
  };
  useEffect(() => {
    void connect();
    return () => controller.current?.abort();
  }, []);
  const needsLogin = problem === 'expired' || problem === 'noWallet';
  return (
    <Dialog title={t('connect.title')} closeLabel={shared('close')} onClose={close}>
      {problem !== 'noWallet' && <p className={css.text}>{t('connect.text', { address })}</p>}
      <Notice tone="progress" text={problem === null && t('connect.busy')} />
      <Notice tone="problem" text={problem && connectText(problem)} />
      {problem && (
        <DialogActions>
          {needsLogin ? (
            <Button variant="primary" onClick={() => void session.logout()}>
              {t('connect.logOut')}
            </Button>
          ) : (
            <Button variant="primary" autoFocus onClick={() => void connect()}>
              {t('connect.retry')}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
