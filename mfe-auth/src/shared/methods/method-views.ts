import type { LoginServices } from '@xana/contracts/public-config';
import type { ComponentType } from 'react';
import { EmailView } from './email/email-view.tsx';
import { SocialView } from './social/social-view.tsx';
import { TelegramView } from './telegram/telegram-view.tsx';
import type { Attempt } from './use-attempt.ts';
import { WalletConnectView } from './walletconnect/wallet-connect-view.tsx';

/** The login methods without a wallet of this browser, in the order of the dialog. */
const METHODS = ['google', 'apple', 'walletconnect', 'email', 'telegram'] as const;
export type Method = (typeof METHODS)[number];

const SERVICES = {
  google: 'social',
  apple: 'social',
  walletconnect: 'walletConnect',
  email: 'email',
  telegram: 'telegram',
} as const satisfies Record<Method, keyof LoginServices>;

/** The methods whose service is configured. */
export const offeredMethods = (services: LoginServices = {}): readonly Method[] =>
  METHODS.filter((method) => services[SERVICES[method]] !== undefined);

export interface MethodViewProps {
  method: Method;
  attempt: Attempt;
  /** Back to the list of methods; cancels a running attempt. */
  onBack(): void;
}

/** What a dialog shows after the choice of a method. */
export const METHOD_VIEWS: Readonly<Record<Method, ComponentType<MethodViewProps>>> = {
  walletconnect: WalletConnectView,
  email: EmailView,
  google: SocialView,
  apple: SocialView,
  telegram: TelegramView,
};
