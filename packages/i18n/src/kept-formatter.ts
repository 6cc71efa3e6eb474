const kept = new Map<string, unknown>();

/**
 * A formatter of `Intl`, such as `Intl.NumberFormat`, made once for each language and options: making one takes longer than a hundred
 * formats.
 */
export function keptFormatter<Options, Formatter>(
  Kind: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter {
  const key = Kind.name + locale + JSON.stringify(options);
  const formatter = kept.get(key) ?? new Kind(locale, options);
  kept.set(key, formatter);
  return formatter as Formatter;
}
