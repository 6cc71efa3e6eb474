import autocannon from 'autocannon';
import { FREQUENT, type MeasuredCall, OTHERS } from './calls.ts';
import { type MeasuredPlatform, requestOf } from './measured-platform.ts';

const MEMBERS = ['feed of followed users', 'conversations, member', 'history of a conversation, member', 'profile'];
/** What a visit requests: the most frequent calls, and lists and details of a member. */
const MIX: readonly MeasuredCall[] = [...FREQUENT, ...OTHERS.filter(({ name }) => MEMBERS.includes(name))];

const CONNECTIONS = 20;

interface Pace {
  seconds: number;
  /** Requests a second, of all instances together; absent: each connection sends the next request after each answer. */
  perSecond?: number;
}

export interface PacedLoad {
  /** Answers. */
  total: number;
  perSecond: number;
  /** Errors, timeouts, and answers other than 2xx. */
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Sends a mix of requests over twenty connections, spread over the instances. */
export async function sendMix(
  platforms: readonly MeasuredPlatform[],
  token: string,
  { seconds, perSecond }: Pace,
): Promise<PacedLoad> {
  const loads = await Promise.all(
    platforms.map((platform) =>
      autocannon({
        url: platform.api,
        requests: MIX.map((call) => {
          const { url, ...request } = requestOf(call, platform, token);
          return { ...request, path: url.slice(platform.api.length) };
        }),
        connections: CONNECTIONS / platforms.length,
        duration: seconds,
        ...(perSecond ? { overallRate: Math.round(perSecond / platforms.length) } : {}),
      }),
    ),
  );
  const sum = (of: (load: autocannon.Result) => number) => loads.reduce((all, load) => all + of(load), 0);
  const total = sum(({ requests }) => requests.total);
  return {
    total,
    perSecond: total / seconds,
    failed: sum(({ non2xx, errors, timeouts }) => non2xx + errors + timeouts),
    p50: Math.max(...loads.map(({ latency }) => latency.p50)),
    p99: Math.max(...loads.map(({ latency }) => latency.p99)),
  };
}
