import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { Badge } from '@xana/ui-kit/badge';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { CalendarIcon } from '@xana/ui-kit/icon';
import { useText } from '../phrases/phrases.ts';
import { useLocalized } from './use-localized.ts';

export function EventCard({ event: { id, title, image, isLive, startsAt, space } }: { event: CustomEvent }) {
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
