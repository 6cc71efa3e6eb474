import type { RuntimePlugin } from '../create-instance.ts';
import { parseInstanceName } from '../instance-name.ts';

/** One attempt to load a module from one source. */
export interface LoadOutcome {
  remote: string;
  release: string;
  /** `r0`, `r1` or `r2`. */
  prefix: string;
  module: string;
  outcome: 'loaded' | 'failed';
  durationMs: number;
}

/** Shows an attempt in the timeline of the browser's performance tools, and to code that observes measures. */
export function measureLoad({ remote, module, durationMs, ...detail }: LoadOutcome): void {
  performance.measure(`load ${remote}/${module}`, { end: performance.now(), duration: durationMs, detail });
}

/** Reports each attempt to load a module. `afterLoadRemote` would include the time of the attempts that follow a failed one. */
export function loadTelemetry(report: (outcome: LoadOutcome) => void): RuntimePlugin {
  const starts: Record<string, number> = { __proto__: null as never };
  const end = (outcome: LoadOutcome['outcome'], id: string, remote = '', expose = '') => {
    const now = performance.now();
    const durationMs = now - (starts[id] ?? now);
    delete starts[id];
    report({ ...parseInstanceName(remote), module: expose.replace('./', ''), outcome, durationMs });
  };
  return {
    name: 'load-telemetry',
    beforeRequest(args) {
      starts[args.id] ??= performance.now();
      return args;
    },
    async onLoad({ id, remote, expose }) {
      end('loaded', id, remote.name, expose);
    },
    async errorLoadRemote({ id, lifecycle, remote, expose }) {
      if (lifecycle === 'onLoad') end('failed', id, remote?.name, expose);
    },
  };
}
