import type { LoginMethod } from './login-methods/method-list.tsx';
import type { WaitingMethod } from './login-methods/waiting-method.ts';
import type { ListedSession } from './sessions/session-list.tsx';

/** What the member does with the account: the lists, or one change with its dialog. */
export type AccountStep =
  | { name: 'overview' }
  | { name: 'add'; waiting?: WaitingMethod }
  /** The member proves a login method, and `next` continues without another question. */
  | { name: 'confirm'; next: AccountStep }
  | { name: 'remove'; method: LoginMethod; isProven?: boolean }
  | { name: 'end'; session: ListedSession | 'others' }
  | { name: 'delete'; isProven?: boolean };

export const OVERVIEW: AccountStep = { name: 'overview' };
