import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import type { Engine } from '@xana/local-site/container-engine';
import type { RunningCompose } from './run-compose.ts';
import { containerOf } from './run-options.ts';

export interface ImageSize {
  image: string;
  bytes: number;
  /** What a registry transfers, about: the saved image with gzip. Not measured for an image without a limit. */
  compressedBytes?: number;
}

export function measureImage(engine: Engine, image: string): ImageSize {
  return { image, bytes: Number(engine.run(['image', 'inspect', '--format', '{{.Size}}', image])) };
}

export async function measureCompressed(engine: Engine, image: string): Promise<number> {
  const saving = spawn(engine.name, ['save', image], { stdio: ['ignore', 'pipe', 'ignore'] });
  const gzip = saving.stdout.pipe(createGzip({ level: 6 }));
  let compressedBytes = 0;
  gzip.on('data', (chunk: Buffer) => {
    compressedBytes += chunk.length;
  });
  await once(gzip, 'end');
  return compressedBytes;
}

/** Milliseconds from the start of the container to the line that reports it ready. */
export async function measureStart(engine: Engine, compose: RunningCompose, service: string): Promise<number> {
  const container = containerOf(service);
  engine.run(['stop', container]);
  engine.run(['start', container]);
  await compose.waitUntilHealthy(service);
  const started = engine.run(['inspect', '--format', '{{json .State.StartedAt}}', container]).trim();
  const { output, errors } = engine.attempt(['logs', '--timestamps', container]);
  const ready = `${output}\n${errors}`.split('\n').findLast((line) => line.includes('{"ready":true'));
  const [readyAt = ''] = ready?.split(' ') ?? [];
  return Date.parse(readyAt) - Date.parse(JSON.parse(started));
}

export interface MemoryUse {
  /** Of the process alone: about what `docker stats` shows. */
  privateBytes: number;
  /** With the pages of its files, such as the node binary, which containers share. */
  residentBytes: number;
}

export function measureMemory(engine: Engine, service: string): MemoryUse {
  const script = "console.log(fs.readFileSync('/proc/1/smaps_rollup', 'utf8'))";
  const text = engine.run(['exec', containerOf(service), 'node', '-e', script]);
  const bytesOf = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024;
  return { privateBytes: bytesOf('Anonymous'), residentBytes: bytesOf('Rss') };
}
