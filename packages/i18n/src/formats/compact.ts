import type { Locale } from '../language.ts';

/** `1.2K`, `3.4万`; a number that its language does not shorten is grouped: `7,243`. */
export function formatCompact(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', useGrouping: 'always' }).format(value);
}
