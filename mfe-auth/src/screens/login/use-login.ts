import { loggedIn } from '@xana/contracts/events/auth';
import { isApiError, useMount } from '@xana/remote-kit';
import { lastMethod } from '../../shared/last-method.ts';
import { useText } from '../../shared/methods/phrases/phrases.ts';
import { type Attempt, useAttempt } from '../../shared/methods/use-attempt.ts';
import { rememberedWallet } from '../../wallet-connection/remembered-wallet.ts';
import { keepConnector } from '../../wallet-connection/wallet-connectors.ts';
import { logIn } from './log-in.ts';

/** Logs in by any method. */
export function useLogin(): Attempt {
  const t = useText();
  const { session, establish, config, bus, toast } = useMount();
  return useAttempt({
    purpose: 'login',
    async onConnected(wallet, method, signal) {
      if (!establish) throw new Error('The login needs the grant establishSession.');
      const { origins, authMessageMode: messageMode } = config;
      const siteOrigin = origins.site;
      const login = { wallet, attempt: method, session, establish, messageMode, siteOrigin, signal };
      const { user, isFirstLogin } = await logIn(login);
      if (wallet.rdns) rememberedWallet.write(wallet.rdns);
      else rememberedWallet.remove();
      lastMethod.write(wallet.rdns ?? method.id);
      keepConnector(method.connector);
      bus.publish(loggedIn, { userId: user.id, walletType: wallet.walletType, isFirstLogin });
      toast({ text: t('login.welcome', { name: user.name }), tone: 'success' });
    },
    onGivenUp(failure) {
      session.clearHandOff();
      if (!failure || !isApiError(failure.error)) return;
      toast({ text: failure.text, tone: 'danger' });
      if (session.state().status !== 'visitor') void session.logout();
    },
  });
}
