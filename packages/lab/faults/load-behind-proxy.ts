import { type TestPlatform, wait } from './test-platform.ts';

interface Load {
  /** Clients that send one request after the other. */
  clients: number;
  /** How often the proxy asks each instance for `/ready`. */
  healthIntervalMs: number;
  /** An instance gets no requests after so many failures in a row. */
  failures: number;
}

/** A proxy that chooses the instance itself. */
interface Proxied {
  clients: number;
  origin: string;
}

export interface RunningLoad {
  asked(): number;
  /** @returns what was not answered with 200 */
  stop(): Promise<unknown[]>;
}

/** A member's requests through a proxy, or as through one that asks for health and repeats nothing. Every tenth request writes. */
export function startLoad(platform: TestPlatform, token: string, load: Load | Proxied): RunningLoad {
  const instances = [...platform.api.keys()];
  const failed = instances.map(() => 0);
  const lost: unknown[] = [];
  let isAsking = true;
  let asked = 0;
  const look = async ({ healthIntervalMs }: Load) => {
    while (isAsking) {
      for (const [instance, api] of platform.api.entries()) {
        const ready = await fetch(`${api}/ready`).catch(() => undefined);
        failed[instance] = ready?.ok ? 0 : (failed[instance] ?? 0) + 1;
      }
      await wait(healthIntervalMs);
    }
  };
  const choose = () => {
    if ('origin' in load) return { origin: load.origin };
    const healthy = instances.filter((instance) => (failed[instance] ?? 0) < load.failures);
    return { instance: healthy[asked % healthy.length] ?? 0 };
  };
  const client = async () => {
    while (isAsking) {
      asked += 1;
      const target = choose();
      const answer =
        asked % 10 === 0
          ? platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: `Post ${asked}` }, ...target })
          : platform.ask('GET', '/users/single-user', { token, ...target });
      await answer.then(
        ({ status }) => status !== 200 && lost.push(status),
        (error) => lost.push(error),
      );
    }
  };
  const running = ['origin' in load ? undefined : look(load), ...Array.from({ length: load.clients }, client)];
  return {
    asked: () => asked,
    async stop() {
      isAsking = false;
      await Promise.all(running);
      return lost;
    },
  };
}
