import fc from 'fast-check';

export const anyText = fc.string({ unit: 'binary', maxLength: 200 });

/** Code points that affect adjacent text. */
export const hostile = fc.constantFrom(
  '\u202e',
  '\u202a',
  '\u2066',
  '\u2069',
  '\u0000',
  '\u0007',
  '\u009f',
  '\u2028',
  '\ufeff',
  '\u0301'.repeat(90),
);
