import { getLatestAvatars } from '@xana/contracts/http/avatars/avatars';
import { getEventByType } from '@xana/contracts/http/events/events';
import { Link, useOperation } from '@xana/remote-kit';
import { AnswerRail } from '@xana/remote-kit/answer-rail';
import { railActionClass } from '@xana/ui-kit/rail';
import type { ComponentProps } from 'react';
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
    <SpacesRail
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
    <SpacesRail
      title={wornBy ? t('rail.avatarsOf', { name: wornBy.name }) : t('rail.avatars')}
      allPath={wornBy ? undefined : '/explore?tab=avatars'}
      cardWidth="narrow"
      answer={useOperation(getLatestAvatars, { pageNumber: 1, pageSize: 20, ...ofMember })}
      isShown={({ id }) => id !== except}
      card={(avatar) => <AvatarCard key={avatar.id} avatar={avatar} />}
    />
  );
}

type SpacesRailProps<Row> = Omit<ComponentProps<typeof AnswerRail<Row>>, 'action' | 'failedText' | 'loadingText'> & {
  /** The page that lists all of them. */
  allPath?: string;
};

/** A rail with texts that name it, and with a link to all of its rows. */
export function SpacesRail<Row>({ allPath, ...rail }: SpacesRailProps<Row>) {
  const t = useText();
  const { title } = rail;
  return (
    <AnswerRail
      {...rail}
      action={
        allPath && (
          <Link className={railActionClass()} to={allPath} aria-label={t('rail.allOf', { rail: title })}>
            {t('rail.all')}
          </Link>
        )
      }
      failedText={t('rail.failed', { rail: title })}
      loadingText={t('rail.loading', { rail: title })}
    />
  );
}
