import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useFormats } from '@xana/i18n/formats';
import { useText } from './phrases/phrases.ts';

/** "12 going · 5 interested", or "12 went" when it is over; null without answers. */
export function useAnswerCounts(
  { goingCount, interestedCount }: Pick<CustomEvent, 'goingCount' | 'interestedCount'>,
  isOver = false,
): string | null {
  const t = useText();
  const { compact } = useFormats();
  const format = (key: 'going.count' | 'interested.count' | 'went.count', count: number) =>
    count > 0 ? [t(key, { count, number: compact(count) })] : [];
  const texts = isOver
    ? format('went.count', goingCount)
    : [...format('going.count', goingCount), ...format('interested.count', interestedCount)];
  return texts.length === 0 ? null : texts.join(' · ');
}
