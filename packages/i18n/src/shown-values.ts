import { formatAmount } from './formats/amount.ts';

export type Values = Record<string, string | number>;

/** Overrides, embeddings and isolates. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** The same, and what is written from right to left. */
const TURNS =
  /[\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The values of a phrase as they are shown. Every number is grouped (WL-09), so that no phrase can show a raw one. A text
 * that could turn the sentence around it (T59) is enclosed in U+2068 and U+2069, as `bdi` does in markup.
 */
export function shownValues(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
}

function shown(value: string | number): string {
  if (typeof value === 'number') return formatAmount(value);
  return TURNS.test(value) ? `\u2068${value.replace(BIDI_CONTROLS, '')}\u2069` : value;
}
