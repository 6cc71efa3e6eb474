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

/** Reports each attempt to load a module. */
export function loadTelemetry(report: (outcome: LoadOutcome) => void): RuntimePlugin {
  const starts: Record<string, number> = { __proto__: null as never };
  return {
    name: 'load-telemetry',
    beforeRequest(args) {
      starts[args.id] ??= performance.now();
      return args;
    },
    async afterLoadRemote({ id, expose = '', remote, error }) {
      const start = starts[id] ?? performance.now();
      delete starts[id];
      if (!remote) return;
      report({
        ...parseInstanceName(remote.name),
        module: expose.replace('./', ''),
        outcome: error ? 'failed' : 'loaded',
        durationMs: performance.now() - start,
      });
    },
  };
}
