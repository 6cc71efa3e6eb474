import type { Host, Operation } from '@xana/contracts/operation';

export interface RequestTarget {
  path: string;
  /** Includes the question mark; empty without parameters. */
  query: string;
  body: Record<string, unknown> | undefined;
}

/** Distributes the fields of the flat input over path, query and body, as the operation's method and path define. */
export function requestTarget({ method, path }: Operation, input: Record<string, unknown> = {}): RequestTarget {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined) throw new TypeError(`${path} needs "${name}".`);
    rest.delete(name);
    const segment = encodeURIComponent(String(value));
    // The URL parser would resolve dot segments (RFC 3986, 5.2.4) to the path of another operation.
    if (segment === '.' || segment === '..') throw new TypeError(`"${name}" must not be "${segment}".`);
    return segment;
  });
  if (method !== 'GET' && method !== 'DELETE') return { path: filled, query: '', body: Object.fromEntries(rest) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  return { path: filled, query: query && `?${query}`, body: undefined };
}

/** The full URL of a GET operation. */
export function requestUrl(operation: Operation, input: unknown, origins: Record<Host, string>): string {
  const { path, query } = requestTarget(operation, input as Record<string, unknown>);
  return `${origins[operation.host]}${path}${query}`;
}
