export { formatDateTime, formatDayAndTime, formatRelativeTime } from './dates.ts';
export { formatAmount, formatCompact, formatPrice } from './numbers.ts';
export { useFormats } from './use-formats.ts';

const MAX_NAME_LENGTH = 15;

/** Truncates a name to 15 graphemes, so that no emoji or composed letter is split. */
export function truncateName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const graphemes = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return graphemes.length <= MAX_NAME_LENGTH ? name : `${graphemes.slice(0, MAX_NAME_LENGTH).join('')}...`;
}
