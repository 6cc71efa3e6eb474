import { getLatestAvatars } from '@xana/contracts/http/avatars/avatars';
import { getEventByType } from '@xana/contracts/http/events/events';
import { sharedPhrases } from '@xana/i18n';
import { Link, useOperation } from '@xana/remote-kit';
import { Rail, railActionClass } from '@xana/ui-kit/rail';
import type { ReactNode } from 'react';
import { useText } from '../phrases/phrases.ts';
import { AvatarCard } from './avatar-card.tsx';
import { EventCard } from './event-card.tsx';

/** Approximate height of a rail, in CSS pixels. */
export const RAIL_HEIGHT = 320;

/** Live and upcoming events. The same input everywhere on Home, and in its preload, so that they are read once. */
export const CURRENT_EVENTS = { type: 'all', pageNumber: 1, pageSize: 20, filterBy: 'current' } as const;

/** Live and upcoming events, without the one that is shown on the page. */
export function EventRail({ except }: { except?: number }) {
  const t = useText();
  return (
    <AnswerRail
      title={t('rail.events')}
      allPath="/explore?tab=events"
      cardWidth="wide"
      answer={useOperation(getEventByType, CURRENT_EVENTS)}
      isShown={({ id }) => id !== except}
      card={(event) => <EventCard key={event.id} event={event} />}
    />
  );
}

interface AvatarRailProps {
  /** The avatar that is shown on the page. */
  except?: number;
  /** Only the avatars of this member. */
  wornBy?: { id: number; name: string };
}

/** The latest avatars, of all members or of one. */
export function AvatarRail({ except, wornBy }: AvatarRailProps) {
  const t = useText();
  const ofMember = wornBy && { userId: wornBy.id };
  return (
    <AnswerRail
      title={wornBy ? t('rail.avatarsOf', { name: wornBy.name }) : t('rail.avatars')}
      allPath={wornBy ? undefined : '/explore?tab=avatars'}
      cardWidth="narrow"
      answer={useOperation(getLatestAvatars, { pageNumber: 1, pageSize: 20, ...ofMember })}
      isShown={({ id }) => id !== except}
      card={(avatar) => <AvatarCard key={avatar.id} avatar={avatar} />}
    />
  );
}

interface AnswerRailProps<Row> {
  title: string;
  /** The page that lists all of them. */
  allPath?: string;
  cardWidth: 'wide' | 'narrow' | 'person';
  answer: { data?: { rows: Row[] }; isError: boolean; refetch(): unknown };
  isShown?(row: Row): boolean;
  /** Explains how an empty rail fills, with a link to start. */
  whenEmpty?: { hint: string; action: ReactNode };
  card(row: Row): ReactNode;
}

/** A rail of the rows of an answer, with its loading, empty and error states. */
export function AnswerRail<Row>(props: AnswerRailProps<Row>) {
  const { title, allPath, cardWidth, answer, isShown = () => true, whenEmpty, card } = props;
  const t = useText();
  const shared = sharedPhrases.useText();
  const rows = answer.data?.rows.filter(isShown);
  const state = answer.isError ? 'error' : rows === undefined ? 'loading' : rows.length === 0 ? 'empty' : 'ready';
  return (
    <Rail
      title={title}
      action={
        allPath && (
          <Link className={railActionClass()} to={allPath} aria-label={t('rail.allOf', { rail: title })}>
            {t('rail.all')}
          </Link>
        )
      }
      state={state}
      cardWidth={cardWidth}
      onRetry={() => void answer.refetch()}
      whenEmpty={whenEmpty}
      texts={{
        empty: shared('noData'),
        error: t('rail.failed', { rail: title }),
        tryAgain: shared('tryAgain'),
        loading: t('rail.loading', { rail: title }),
        previous: shared('previous'),
        next: shared('next'),
      }}
    >
      {rows?.map(card)}
    </Rail>
  );
}
