import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { singleUser } from '@xana/contracts/http/users/profiles';
import type { Session } from '@xana/session';
import type { ComponentType } from 'react';

export interface StepContext {
  session: Session;
  member: SessionUser;
}

export interface DialogProps {
  /** The dialog is finished; the next one may open. */
  onAnswered(): void;
}

/** One dialog that opens automatically after a login. */
export interface Step {
  id: string;
  /** Not earlier than this time after the arrival of the member. */
  delayMs: number;
  /** The answer counts for this tab alone. Default: it closes the dialog in all tabs. */
  isOfTab?: boolean;
  /** Asked right before the dialog would open, because another tab may have answered it. A rejection skips the step. */
  isDue(context: StepContext): boolean | Promise<boolean>;
  load(): Promise<ComponentType<DialogProps>>;
}

/** The welcome waits until the page has settled (LG-08). */
const WELCOME_DELAY_MS = 6_000;

/** A login by Telegram is a visit of 30 seconds and gets no welcome (LG-09). */
const isVisit = (session: Session) => session.wallet()?.type === 'SNS';

/** The server accepts no other value, so no app can wait with it. */
const APP_HASH = /^[\w-]{16,255}$/;

/** The app waits five minutes, so this comes first and at once. */
const handOff: Step = {
  id: 'handOff',
  delayMs: 0,
  isOfTab: true,
  isDue: ({ session }) => {
    const { builderLoginHash, deviceId } = session.handOff();
    return APP_HASH.test(builderLoginHash ?? '') && deviceId !== undefined;
  },
  load: () => import('./hand-off/hand-off-dialog.tsx').then(({ HandOffDialog }) => HandOffDialog),
};

/** Until the answer the member can change nothing, so it does not wait. */
const deletion: Step = {
  id: 'deletion',
  delayMs: 0,
  isDue: ({ member }) => typeof member.deletionAt === 'string',
  load: () => import('./deletion/deletion-dialog.tsx').then(({ DeletionDialog }) => DeletionDialog),
};

const welcome: Step = {
  id: 'welcome',
  delayMs: WELCOME_DELAY_MS,
  isDue: async ({ session, member }) =>
    !isVisit(session) && member.userProfile.isPopUpShow && (await session.call(singleUser, {})).isPopUpShow,
  load: () => import('./welcome/welcome-dialog.tsx').then(({ WelcomeDialog }) => WelcomeDialog),
};

/** In the order in which they open. */
export const STEPS: readonly Step[] = [deletion, handOff, welcome];
