import type { getHomeSummary } from '@xana/contracts/http/users/get-home-summary';
import type { OutputOf } from '@xana/contracts/operation';
import * as z from '@xana/contracts/schema';
import { followPath, Link, lazyPart } from '@xana/remote-kit';
import { createStored } from '@xana/remote-kit/stored';
import { useMember, useSession } from '@xana/session/react';
import { CheckIcon, CloseIcon, CreateIcon, HeartIcon, UsersIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { SparklesIcon } from '@xana/ui-kit/member-icon';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { type ComponentType, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import * as styles from '../../../shared/styles.module.css';
import { useText } from '../phrases/phrases.ts';
import * as css from './first-steps.module.css';

const ChooseInterests = lazyPart(() => import('./choose-interests.tsx').then(({ ChooseInterests }) => ChooseInterests));

/** The members who have hidden their first steps in this browser, the newest first. */
const dismissedSteps = createStored('dismissedFirstSteps', { schema: z.array(z.number()), empty: [] });
const MAX_MEMBERS = 10;

/** A member who has done this many steps knows the site: the rest would only be in the way. */
const ENOUGH = 3;

/** What a new member can do first, each step marked when it is done. A member can hide the list. */
export function FirstSteps({ summary }: { summary: OutputOf<typeof getHomeSummary> }) {
  const t = useText();
  const session = useSession();
  const member = useMember();
  const dismissed = useSyncExternalStore(dismissedSteps.subscribe, dismissedSteps.read);
  const [isChoosing, setIsChoosing] = useState(false);
  const { interestCount, followingCount, favouriteCount, spaceCount } = summary;
  const done = [interestCount, followingCount, favouriteCount, spaceCount].filter((count) => count > 0).length;
  const [wasNew] = useState(done < ENOUGH);
  if (!member || !wasNew || dismissed.includes(member.id)) return null;
  const button = (onClick: () => void) => (children: ReactNode) => (
    <button type="button" className={css.action} aria-haspopup="dialog" onClick={onClick}>
      {children}
    </button>
  );
  const link = (to: string) => (children: ReactNode) => (
    <Link to={to} className={css.action}>
      {children}
    </Link>
  );
  return (
    <section className={css.steps} aria-labelledby="first-steps">
      <header className={css.head}>
        <h2 id="first-steps" className={css.title}>
          {t('steps.title')}
        </h2>
        <p className={css.progress}>{t('steps.done', { done, all: 4 })}</p>
        <IconButton label={t('steps.dismiss')} onClick={() => dismissSteps(member.id)}>
          <CloseIcon />
        </IconButton>
      </header>
      <ol className={css.list}>
        <Step
          name="interests"
          Icon={SparklesIcon}
          isDone={interestCount > 0}
          action={button(() => setIsChoosing(true))}
        />
        <Step name="people" Icon={UsersIcon} isDone={followingCount > 0} action={link(followPath(member.id, 'find'))} />
        <Step name="favourite" Icon={HeartIcon} isDone={favouriteCount > 0} action={link('/explore')} />
        <Step name="space" Icon={CreateIcon} isDone={spaceCount > 0} action={button(session.requestCreateSpace)} />
      </ol>
      {isChoosing && (
        <Suspense>
          <ChooseInterests onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface StepProps {
  name: 'interests' | 'people' | 'favourite' | 'space';
  Icon: ComponentType<{ size?: number }>;
  isDone: boolean;
  /** Renders the link or button, which covers the whole step. */
  action(children: ReactNode): ReactNode;
}

function Step({ name, Icon, isDone, action }: StepProps) {
  const t = useText();
  return (
    <li className={css.step} data-done={isDone}>
      <span className={css.mark}>{isDone ? <CheckIcon size={22} /> : <Icon size={22} />}</span>
      <h3 className={css.name}>{action(t(`${name}.title`))}</h3>
      <p className={styles.soft}>
        {isDone && <VisuallyHidden>{t('steps.isDone')}</VisuallyHidden>}
        {t(`${name}.hint`)}
      </p>
    </li>
  );
}

function dismissSteps(memberId: number): void {
  const others = dismissedSteps.read().filter((id) => id !== memberId);
  dismissedSteps.write([memberId, ...others].slice(0, MAX_MEMBERS));
}
