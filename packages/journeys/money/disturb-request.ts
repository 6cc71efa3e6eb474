import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';
import { nameRequest } from './name-request.ts';

export const DISTURBANCES = ['lose the request', 'lose the reply', 'delay the reply by 20 s', 'send it twice'] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** One request of a flow: the first, second, … with its name. */
export interface NamedRequest {
  name: string;
  nth: number;
}

const DELAY_MS = 20_000;
/** A block and a webhook arrive in between. */
const REPEAT_AFTER_MS = 2_500;

/** On the network between the page and the services: the page and the services are the real ones. */
const HANDLERS: Record<Disturbance, (route: Route) => Promise<void>> = {
  'lose the request': (route) => route.abort('connectionreset'),
  async 'lose the reply'(route) {
    await route.fetch();
    await route.abort('connectionreset');
  },
  async 'delay the reply by 20 s'(route) {
    const response = await route.fetch();
    await wait(DELAY_MS);
    await route.fulfill({ response });
  },
  /** As a proxy that repeats a request whose reply it has lost: the page gets the second reply. */
  async 'send it twice'(route) {
    await route.fetch();
    await wait(REPEAT_AFTER_MS);
    await route.fulfill({ response: await route.fetch() });
  },
};

export interface Network {
  /** The requests since the start, in their order. */
  sent: NamedRequest[];
  hasDisturbed(): boolean;
}

/** Names all requests of a browser from now on, and disturbs one of them. */
export async function watchNetwork(
  context: BrowserContext,
  disturbed?: { request: NamedRequest; by: Disturbance },
): Promise<Network> {
  const counts = new Map<string, number>();
  const sent: NamedRequest[] = [];
  let isDone = false;
  await context.route('**/*', async (route) => {
    const name = nameRequest(route.request());
    if (name === null) return route.fallback();
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    sent.push({ name, nth });
    if (!disturbed || disturbed.request.name !== name || disturbed.request.nth !== nth) return route.fallback();
    isDone = true;
    // A page that is reloaded or closed meanwhile has no use for the reply.
    await HANDLERS[disturbed.by](route).catch(() => undefined);
  });
  return { sent, hasDisturbed: () => isDone };
}
