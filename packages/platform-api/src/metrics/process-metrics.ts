import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { Gauge, type Metric } from 'prom-client';

/** The limits of the process that the default metrics of prom-client leave out: its memory, and the disk of `DATA_DIRECTORY`. */
export function processMetrics(dataDirectory: string): Metric[] {
  const diskGauge = (name: string, help: string, bytesOf: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        // A collector that throws would fail the whole scrape.
        const disk = await statfs(dataDirectory).catch(() => undefined);
        this.set(disk ? bytesOf(disk) : Number.NaN);
      },
    });
  return [
    diskGauge(
      'xana_data_directory_free_bytes',
      'Space that is free on the disk of DATA_DIRECTORY.',
      ({ bavail, bsize }) => bavail * bsize,
    ),
    diskGauge(
      'xana_data_directory_size_bytes',
      'Size of the disk of DATA_DIRECTORY.',
      ({ blocks, bsize }) => blocks * bsize,
    ),
    new Gauge({
      name: 'xana_memory_limit_bytes',
      help: 'Memory that the process may use: the limit of its container, or what the machine has.',
      registers: [],
      collect() {
        this.set(readMemoryLimit());
      },
    }),
  ];
}

/** Without a limit, `constrainedMemory` is 0 or a number far above what the machine has. */
function readMemoryLimit(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
