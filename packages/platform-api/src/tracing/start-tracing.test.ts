import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Starts a process, and prints which modules of the SDK are loaded after `startTracing`. */
async function loadedModules(endpoint: string | undefined): Promise<string[]> {
  const config = endpoint && { endpoint, serviceName: 'test', ratio: 1 };
  const script = `
    import { createRequire } from 'node:module';
    await import(${JSON.stringify(join(__dirname, '../build-server.ts'))});
    const { startTracing } = await import(${JSON.stringify(join(__dirname, 'start-tracing.ts'))});
    await startTracing(${JSON.stringify(config)});
    console.log(JSON.stringify(Object.keys(createRequire(import.meta.url).cache)));
    process.exit(0);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return (JSON.parse(printed) as string[]).filter((path) => /@opentelemetry\/(sdk|exporter|resources|core)/.test(path));
}

it('loads the SDK of OpenTelemetry only with an endpoint', async () => {
  expect(await loadedModules(undefined)).toEqual([]);
  expect((await loadedModules('http://127.0.0.1:1')).length).toBeGreaterThan(10);
}, 120_000);
