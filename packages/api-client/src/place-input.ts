import type { Operation } from '@xana/contracts/operation';

export interface PlacedInput {
  path: string;
  /** With its question mark, or empty. */
  query: string;
  body: Record<string, unknown> | undefined;
}

/** Puts each field of the flat input where the operation's method and path want it. */
export function placeInput({ method, path }: Operation, input: Record<string, unknown> = {}): PlacedInput {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined) throw new TypeError(`${path} needs "${name}".`);
    rest.delete(name);
    const segment = encodeURIComponent(String(value));
    // The URL parser would resolve it, and the call would go to another path than the operation's.
    if (segment === '.' || segment === '..') throw new TypeError(`"${name}" must not be "${segment}".`);
    return segment;
  });
  if (method !== 'GET' && method !== 'DELETE') return { path: filled, query: '', body: Object.fromEntries(rest) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  return { path: filled, query: query && `?${query}`, body: undefined };
}
