import type { TestServer } from '../test-server.ts';

/**
 * A request of section 7 of the product specification that names fields. `fields` and `answers` are copied from there;
 * the request contains no other field.
 */
export interface SpecCall {
  name: string;
  request: string;
  host?: 'api' | 'marketplace';
  fields?: string;
  status?: number;
  answers: string[];
}

type Values = Record<string, unknown>;

/** Sends the fields that a request names, with the given values. */
export async function sendSpecCall(
  server: TestServer,
  { request, host = 'api', fields }: SpecCall,
  given: Values,
  headers: Record<string, string> = {},
) {
  const [method, address] = request.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const names = fields?.slice(1, -1).split(', ');
  const reply = await server.server.hosts[host].inject({
    method,
    url: address.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name])),
    headers,
    ...(names ? { payload: Object.fromEntries(names.map((name) => [name, given[name]])) } : {}),
  });
  return { status: reply.statusCode, body: reply.json() as Record<string, never> };
}

/** The value at a path like `data.user`. */
export const readPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Values | undefined)?.[key], value);

export function expectAnswer({ status, body }: Awaited<ReturnType<typeof sendSpecCall>>, call: SpecCall) {
  expect([status, body]).toEqual([call.status ?? 200, expect.objectContaining({ success: true })]);
  expect(call.answers.filter((path) => readPath(body, path) === undefined)).toEqual([]);
}
