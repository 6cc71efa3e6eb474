import type { TracingConfig } from '../config/platform-config.ts';
import { setTracing } from './tracing.ts';

/**
 * Records traces of this process from now on. Without an endpoint no code of OpenTelemetry is loaded, and the hosts have no hooks for it.
 *
 * @returns stops it, and exports what was recorded within two seconds
 */
export async function startTracing(config: TracingConfig | undefined): Promise<() => Promise<void>> {
  if (!config) return async () => undefined;
  const { createTracing } = await import('./open-telemetry.ts');
  const tracing = createTracing(config);
  setTracing(tracing);
  return async () => {
    setTracing(undefined);
    await tracing.close();
  };
}
