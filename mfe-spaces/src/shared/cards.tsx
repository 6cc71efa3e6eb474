import type { Avatar } from '@xana/contracts/http/avatars/avatar';
import type { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import type { Space } from '@xana/contracts/http/spaces/space';
import type { OutputOf } from '@xana/contracts/operation';
import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { Badge } from '@xana/ui-kit/badge';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { CalendarIcon, UsersIcon } from '@xana/ui-kit/icon';
import { useText } from '../phrases/phrases.ts';
import { spaceLink } from './space-link.ts';
import { useLocalized } from './use-localized.ts';

export function SpaceCard({ space }: { space: Space }) {
  const t = useText();
  const formats = useFormats();
  const localize = useLocalized();
  return (
    <CoverCard
      title={localize(space.name, space.localizedNames)}
      picture={space.thumbnail}
      sizes="20rem"
      badge={
        space.onlineCount > 0 && (
          <Badge>
            <UsersIcon size={13} />
            {formats.compact(space.onlineCount)}
          </Badge>
        )
      }
      meta={t('card.visits', { count: space.totalVisits, number: formats.compact(space.totalVisits) })}
      link={(children, className) => (
        <Link className={className} to={spaceLink(space)}>
          {children}
        </Link>
      )}
    />
  );
}

type Event = OutputOf<typeof getEventByType>['rows'][number];

export function EventCard({ event: { id, title, image, isLive, startsAt, space } }: { event: Event }) {
  const t = useText();
  const formats = useFormats();
  const localize = useLocalized();
  return (
    <CoverCard
      title={title}
      picture={image}
      sizes="20rem"
      badge={isLive && <Badge tone="live">{t('card.live')}</Badge>}
      meta={
        <>
          <CalendarIcon size={15} />
          {isLive ? localize(space.name, space.localizedNames) : formats.dayAndTime(startsAt)}
        </>
      }
      link={(children, className) => (
        <Link className={className} to={`/details/${id}?for=event`}>
          {children}
        </Link>
      )}
    />
  );
}

export function AvatarCard({ avatar: { id, name, image, user } }: { avatar: Avatar }) {
  const t = useText();
  return (
    <CoverCard
      title={name}
      picture={image}
      ratio="3 / 4"
      sizes="12rem"
      meta={t('card.by', { name: user.name })}
      link={(children, className) => (
        <Link className={className} to={`/details/${id}?for=avatar`}>
          {children}
        </Link>
      )}
    />
  );
}
