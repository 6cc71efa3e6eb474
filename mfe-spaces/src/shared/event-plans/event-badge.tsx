import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useFormats } from '@xana/i18n/formats';
import { Badge } from '@xana/ui-kit/badge';
import { useText } from './phrases/phrases.ts';

/** An event that starts within this time is marked. */
const SOON_MS = 60 * 60_000;

/** "Live now", or "Starts in 20 minutes"; nothing for events that are further away. @param now milliseconds */
export function EventBadge({ event: { isLive, startsAt, endsAt }, now }: { event: CustomEvent; now: number }) {
  const t = useText();
  const formats = useFormats();
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  // The list may be older than the start of the event.
  if (isLive || (start <= now && now < end)) return <Badge tone="live">{t('badge.live')}</Badge>;
  if (start <= now || start - now > SOON_MS) return null;
  return <Badge tone="accent">{t('badge.soon', { time: formats.relativeTime(startsAt) })}</Badge>;
}
