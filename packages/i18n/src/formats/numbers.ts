import { keptFormatter } from '../kept-formatter.ts';
import type { Locale } from '../language.ts';

const MAX_DECIMALS = 4;

/**
 * Formats an exact number with thousands separators and at most four decimals, truncated so that a balance is never shown
 * too high. `formatAmount('1234.56789')` is `1,234.5678`. Other text is returned unchanged.
 */
export function formatAmount(value: string | number | bigint): string {
  const text = typeof value === 'number' ? withoutExponent(value) : String(value);
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text);
  if (!match) return text;
  const [, sign, whole = '0', fraction = ''] = match;
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const shown = fraction.slice(0, MAX_DECIMALS).replace(/0+$/, '');
  const number = shown ? `${grouped}.${shown}` : grouped;
  return number === '0' ? number : `${sign}${number}`;
}

/** JavaScript formats very small and large numbers as `1e-7` and `1e+21`. */
function withoutExponent(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Math.abs(value) < 1e-6) return '0';
  return Math.abs(value) < 1e21 ? String(value) : BigInt(value).toString();
}

/** Each unit is a thousand, or ten thousand, of the one before. */
const UNITS = { en: [1_000, '', 'K', 'M', 'B', 'T'], ja: [10_000, '', '万', '億', '兆'] } as const;

/**
 * `1.2K`, `3.4万`, with two digits at least; a number that the language does not abbreviate is grouped: `7,243`. As `Intl.NumberFormat` with
 * `notation: 'compact'`, whose data takes a phone longer to load than a whole page of cards to render.
 *
 * @param value a count: a safe integer from 0
 */
export function formatCompact(value: number, locale: Locale): string {
  const [step, ...units] = UNITS[locale];
  let divisor = 1;
  for (const unit of units) {
    const isShort = unit !== '' && value < 9.95 * divisor;
    const shown = isShort ? Math.round((value * 10) / divisor) / 10 : Math.round(value / divisor);
    if (shown < step || unit === units.at(-1)) return formatAmount(shown) + unit;
    divisor *= step;
  }
  return formatAmount(value);
}

const CENTS_PER_DOLLAR = 100;

/** `$4.99`, `$5`: US cents, with the narrow symbol in both languages. Prices are far below the precision of a number. */
export function formatPrice(cents: number, locale: Locale): string {
  return keptFormatter(Intl.NumberFormat, locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / CENTS_PER_DOLLAR);
}
