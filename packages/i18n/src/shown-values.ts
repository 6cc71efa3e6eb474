import { formatAmount } from './formats/numbers.ts';

export type Values = Record<string, string | number>;

/** Overrides, embeddings and isolates. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** The same, and right-to-left letters. */
const AFFECTS_DIRECTION =
  /[\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Formats the values of a phrase. Every number is grouped (WL-09). A text that could reverse the direction of the sentence
 * (T59) is isolated with U+2068 and U+2069, as `bdi` does in markup.
 */
export function shownValues(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
}

function shown(value: string | number): string {
  if (typeof value === 'number') return formatAmount(value);
  return AFFECTS_DIRECTION.test(value) ? `\u2068${value.replace(BIDI_CONTROLS, '')}\u2069` : value;
}
