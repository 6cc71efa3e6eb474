import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Loads the platform in a process of its own, and counts the modules of the SDK without an endpoint and with one. */
async function countModules(): Promise<number[]> {
  const script = `
    import { createRequire } from 'node:module';
    const { cache } = createRequire(import.meta.url);
    const count = () => Object.keys(cache).filter((path) => /@opentelemetry.(sdk|exporter|resources|core)/.test(path)).length;
    await import('./src/build-server.ts');
    const { startTracing } = await import('./src/tracing/start-tracing.ts');
    await startTracing(undefined);
    const without = count();
    await startTracing({ endpoint: 'http://127.0.0.1:1', serviceName: 'test', ratio: 1 });
    console.log(JSON.stringify([without, count()]));
    process.exit(0);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(printed) as number[];
}

it('loads the SDK of OpenTelemetry only with an endpoint', async () => {
  const [without = -1, loaded = -1] = await countModules();
  expect(without).toBe(0);
  expect(loaded).toBeGreaterThan(10);
}, 120_000);
