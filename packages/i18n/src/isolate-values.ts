type Values = Record<string, string | number>;

/** Overrides, embeddings and isolates; and what is written from right to left. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const TURNS =
  /[\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** T59: a value that could turn the sentence around it is enclosed (U+2068 … U+2069), as `bdi` does in markup. */
export function isolateValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && TURNS.test(value) ? `\u2068${value.replace(BIDI_CONTROLS, '')}\u2069` : value,
    ]),
  );
}
