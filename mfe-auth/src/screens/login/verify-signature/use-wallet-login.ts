import { loggedIn } from '@xana/contracts/events/auth';
import { useErrorText } from '@xana/i18n/errors';
import { isApiError, useMount } from '@xana/remote-kit';
import type { InjectedWallet } from '@xana/wallet/injected-wallets';
import { walletProblem } from '@xana/wallet/provider-errors';
import { useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { logInWithWallet } from './log-in-with-wallet.ts';

/** Logs in with a wallet, one login at a time, and describes a failure. */
export function useWalletLogin() {
  const t = useText();
  const errorText = useErrorText();
  const { session, establish, config, bus, toast } = useMount();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const isRunning = useRef(false);

  const describeProblem = (error: unknown, wallet: string) => {
    if (isApiError(error)) return errorText(error);
    const kind = walletProblem(error);
    if (kind === 'rejected') return t('login.rejected');
    return t(kind === 'requestPending' ? 'login.pending' : 'login.walletFailed', { wallet });
  };
  const logIn = async (wallet: InjectedWallet) => {
    if (isRunning.current || !establish) return;
    isRunning.current = true;
    setBusyWith(wallet.id);
    setProblem('');
    try {
      const { user, isFirstLogin } = await logInWithWallet({
        wallet,
        session,
        establish,
        siteOrigin: config.origins.site,
        messageMode: config.authMessageMode,
      });
      bus.publish(loggedIn, { userId: user.id, walletType: 'ethereum', isFirstLogin });
      toast({ text: t('login.welcome', { name: user.name }), tone: 'success' });
    } catch (error) {
      setProblem(describeProblem(error, wallet.name));
      if (isApiError(error)) {
        toast({ text: describeProblem(error, wallet.name), tone: 'danger' });
        if (session.state().status !== 'visitor') void session.logout();
      }
    } finally {
      session.clearHandOff();
      isRunning.current = false;
      setBusyWith(null);
    }
  };
  return { busyWith, problem, logIn, showMessage: setProblem };
}
