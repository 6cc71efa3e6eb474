import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useLocalized } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { eventPath } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { Badge } from '@xana/ui-kit/badge';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { CalendarIcon } from '@xana/ui-kit/icon';
import type { ReactNode } from 'react';
import { useText } from '../phrases/phrases.ts';

interface EventCardProps {
  event: CustomEvent;
  /** In place of the mark of a live event. */
  badge?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
}

export function EventCard({ event, badge, footer }: EventCardProps) {
  const { id, title, image, isLive, startsAt, space } = event;
  const t = useText();
  const formats = useFormats();
  const localize = useLocalized();
  return (
    <CoverCard
      title={title}
      picture={image}
      sizes="20rem"
      badge={badge ?? (isLive && <Badge tone="live">{t('card.live')}</Badge>)}
      footer={footer}
      meta={
        <>
          <CalendarIcon size={15} />
          {isLive ? localize(space.name, space.localizedNames) : formats.dayAndTime(startsAt)}
        </>
      }
      link={linkTo(eventPath(id))}
    />
  );
}
