import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { useFormats } from '@xana/i18n/formats';
import { Link, useOperation } from '@xana/remote-kit';
import { Badge } from '@xana/ui-kit/badge';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { CalendarIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';
import { spaceLink } from '../../shared/space-link.ts';
import { RailOf } from './rail-of.tsx';

export function EventRail() {
  const t = useText();
  const formats = useFormats();
  const answer = useOperation(getEventByType, { type: 'all', pageNumber: 1, pageSize: 20, filterBy: 'current' });
  return (
    <RailOf
      title={t('rail.events')}
      cardWidth="wide"
      answer={answer}
      card={({ id, title, image, isLive, startsAt, space }) => (
        <CoverCard
          key={id}
          title={title}
          picture={image}
          sizes="20rem"
          badge={isLive && <Badge tone="live">{t('card.live')}</Badge>}
          meta={
            <>
              <CalendarIcon size={15} />
              {isLive ? space.name : formats.dayAndTime(startsAt)}
            </>
          }
          link={(children, className) => (
            <Link className={className} to={spaceLink(space)}>
              {children}
            </Link>
          )}
        />
      )}
    />
  );
}
