const NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

/**
 * Reads HTTP headers from one text: `name=value` pairs with commas between them and percent-encoded values, as OpenTelemetry's
 * specification states for `OTEL_EXPORTER_OTLP_HEADERS`.
 *
 * @returns null if the text is not such a list
 */
export function readHeaderList(text: string): Record<string, string> | null {
  const pairs = text.split(',').map(readPair);
  return pairs.every((pair) => pair !== null) ? Object.fromEntries(pairs) : null;
}

function readPair(text: string): [string, string] | null {
  const at = text.indexOf('=');
  const name = text.slice(0, Math.max(at, 0)).trim();
  const value = decode(text.slice(at + 1).trim());
  return NAME.test(name) && value !== null ? [name.toLowerCase(), value] : null;
}

/** Null for a text that is empty, not percent-encoded, or has characters that no header may contain. */
function decode(text: string): string | null {
  try {
    const value = decodeURIComponent(text);
    return /^[\x20-\x7e]+$/.test(value) ? value : null;
  } catch {
    return null;
  }
}
