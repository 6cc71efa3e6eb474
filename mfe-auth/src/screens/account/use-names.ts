import type { SessionMethod } from '@xana/contracts/http/auth/login-method-fields';
import { useText } from './phrases/phrases.ts';

const BRANDS = { google: 'Google', apple: 'Apple', walletconnect: 'WalletConnect', telegram: 'Telegram' } as const;

interface Device {
  browser: string | null;
  system: string | null;
  app: string | null;
}

/** The names of login methods and devices in the selected language. */
export function useNames() {
  const t = useText();
  return {
    /** "MetaMask", "Google", "Email". */
    method(method: SessionMethod | null, walletName: string | null): string {
      if (walletName) return walletName;
      if (method === null) return t('account.method.none');
      if (method === 'wallet' || method === 'email' || method === 'app') return t(`account.method.${method}`);
      return BRANDS[method];
    },
    /** "Chrome on macOS". */
    device({ browser, system, app }: Device): string {
      if (app) return t('account.appDevice', { app });
      if (browser && system) return t('account.device', { browser, system });
      return browser ?? system ?? t('account.unknownDevice');
    },
  };
}
