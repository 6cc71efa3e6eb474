import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '@xana/local-site/container-engine';
import type { ComposeFile, ComposeService } from './compose-file.ts';
import { commandOf, containerOf, PROJECT, runOptions, volumeOf } from './run-options.ts';

const HEALTH_TIMEOUT_MS = 120_000;
const HEALTH_INTERVAL_MS = 250;

export interface RunningCompose {
  /** Runs a service once, as `docker compose run --rm`. @returns standard output */
  runOnce(service: string, command?: readonly string[]): string;
  /** Waits until the health check of a service succeeds. @throws Error with its log */
  waitUntilHealthy(service: string): Promise<void>;
  stop(): void;
}

interface RunningOptions {
  /** Published ports: host port by container port. */
  portsOf(service: string): Record<number, number>;
  log(text: string): void;
}

/** Starts the services of a compose file in the order of `depends_on`, and waits until all of them are healthy. */
export async function startCompose(
  engine: Engine,
  file: ComposeFile,
  { portsOf, log }: RunningOptions,
): Promise<RunningCompose> {
  removeAll(engine, file);
  const started = new Map<string, Promise<void>>();
  const waitUntilHealthy = (name: string) => waitForHealth(engine, name, file.services[name]);
  const start = (name: string): Promise<void> => {
    const running = started.get(name) ?? startOne(name);
    started.set(name, running);
    return running;
  };
  const startOne = async (name: string) => {
    const service = file.services[name] as ComposeService;
    for (const other of Object.keys(service.depends_on ?? {})) await start(other);
    log(name);
    if (!service.healthcheck) {
      log(lastLineOf(runOnce(name)));
      return;
    }
    const ports = Object.entries(portsOf(name)).flatMap(([inside, host]) => ['--publish', `${host}:${inside}`]);
    const options = ['--detach', '--name', containerOf(name), ...ports, ...runOptions(engine, file, name)];
    engine.run(['run', ...options, service.image, ...commandOf(service)]);
    await waitUntilHealthy(name);
  };
  const runOnce = (name: string, command?: readonly string[]): string => {
    const service = file.services[name] as ComposeService;
    return engine.run([
      ...['run', '--rm', '--name', `${containerOf(name)}-once`, ...runOptions(engine, file, name)],
      service.image,
      ...(command ?? commandOf(service)),
    ]);
  };
  try {
    const [{ subnet, ip_range: range }] = file.networks.default.ipam.config;
    engine.run(['network', 'create', '--subnet', subnet, '--ip-range', range, PROJECT]);
    for (const name of Object.keys(file.services)) await start(name);
  } catch (error) {
    removeAll(engine, file);
    throw error;
  }
  return { runOnce, waitUntilHealthy, stop: () => removeAll(engine, file) };
}

/** Runs the health check of the file in the container: engines without a service manager do not run it themselves. */
async function waitForHealth(engine: Engine, name: string, service: ComposeService | undefined): Promise<void> {
  const [kind, ...words] = service?.healthcheck?.test ?? ['CMD'];
  const command = kind === 'CMD-SHELL' ? ['sh', '-c', ...words] : words;
  const end = Date.now() + HEALTH_TIMEOUT_MS;
  while (engine.attempt(['exec', containerOf(name), ...command]).status !== 0) {
    const { output } = engine.attempt(['inspect', '--format', '{{.State.Running}}', containerOf(name)]);
    if (output.trim() === 'true' && Date.now() < end) await wait(HEALTH_INTERVAL_MS);
    else throw new Error(`${name} is not healthy. Its log:\n${logOf(engine, name)}`);
  }
}

function logOf(engine: Engine, name: string): string {
  const { output, errors } = engine.attempt(['logs', '--tail', '30', containerOf(name)]);
  return `${output}\n${errors}`.trim();
}

const lastLineOf = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** Removes what this or an earlier run left. */
function removeAll(engine: Engine, file: ComposeFile): void {
  const containers = Object.keys(file.services).flatMap((name) => [containerOf(name), `${containerOf(name)}-once`]);
  for (const container of containers) {
    // Removing a container that runs would first wait for its drain.
    engine.attempt(['kill', container]);
    engine.attempt(['rm', '--force', container]);
  }
  for (const volume of Object.keys(file.volumes)) engine.attempt(['volume', 'rm', volumeOf(volume)]);
  engine.attempt(['network', 'rm', PROJECT]);
}
