import type { LoginMethod } from './login-methods/method-list.tsx';
import type { WaitingMethod } from './login-methods/waiting-method.ts';
import type { ListedSession } from './sessions/session-list.tsx';

/** What the member does with the account: the lists, or one change with its dialog. */
export type AccountStep =
  | { name: 'overview' }
  | { name: 'add'; waiting?: WaitingMethod }
  /** The member proves a login method, then continues with `next`. */
  | { name: 'confirm'; next: AccountStep }
  | { name: 'remove'; method: LoginMethod }
  | { name: 'end'; session: ListedSession | 'others' }
  | { name: 'delete' };

export const OVERVIEW: AccountStep = { name: 'overview' };
