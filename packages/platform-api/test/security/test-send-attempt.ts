import type { Operation } from '@xana/contracts/operation';
import type { TestServer } from '../test-server.ts';
import type { Attempt } from './hostile-input.ts';

export interface Answer {
  status: number;
  code: string | undefined;
}

/** Sends what a client sends for these fields, whatever is wrong with them. */
export async function sendAttempt(
  server: TestServer,
  { host, method, path }: Operation,
  attempt: Attempt,
  token?: string,
): Promise<Answer & { body: string }> {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => asText(attempt.path[name]));
  const isRead = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(
    Object.entries(attempt.other).map(([name, value]) => [name, wellFormed(value)]),
  ).toString();
  const response = await server.server.hosts[host].inject({
    method,
    url: isRead && query ? `${filled}?${query}` : filled,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isRead ? {} : { 'content-type': 'application/json' }),
    },
    ...(isRead ? {} : { payload: asJson(attempt.other) }),
  });
  const { code } = JSON.parse(response.payload || '{}') as { code?: string };
  return { status: response.statusCode, code, body: response.payload };
}

/** No half of a pair of surrogates, which no address can carry. */
const wellFormed = (value: unknown): string => {
  try {
    return decodeURIComponent(encodeURIComponent(String(value)));
  } catch {
    return 'thing';
  }
};
const asText = (value: unknown) => encodeURIComponent(wellFormed(value)) || ' ';
const asJson = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each)) ?? '{}';
