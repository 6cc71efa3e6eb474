import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@xana/local-site/topology';
import { VARIANTS, type Variant } from './bench-site.ts';
import type { Afterwards } from './measure-afterwards.ts';
import type { Load } from './measure-load.ts';
import type { Line } from './slow-line.ts';
import { median, ratioOfPairs } from './statistics.ts';

/** All loads of one page on one line. */
export interface Loads {
  line: Line;
  slowdown: number;
  viewport: { width: number; height: number };
  path: string;
  measured: Record<Variant, Load[]>;
}

interface Report {
  rounds: number;
  loads: Loads[];
  afterwards: Afterwards;
}

/** Times one bundle on slow 4G that the composed page may take, on the topology of production. */
const TARGET = 1.1;

/** Writes the page of the handbook. @returns its path */
export function writeReport({ rounds, loads, afterwards }: Report): string {
  const file = join(ROOT, 'packages/handbook/benchmarks/composition.md');
  const text = `# The composed site against one bundle

Written by \`npm run bench\`; do not edit. ${rounds} rounds, all variants in turn in each, every load with an empty cache and new
connections, TLS and HTTP/2. A line is laid in front of all servers (\`benchmarks/composition/slow-line.ts\`): it delays and narrows what
passes, and charges each new connection its handshakes and each new origin the lookup of its name. The bundle is the same source with
plain imports, built by the same tools, with one chunk for each module that a remote exposes, in the same HTML with the same preloads.
Ratios are medians of pairs with 95 % confidence intervals. Taken on ${cpus().length} cores of ${cpus()[0]?.model ?? 'a processor'}, Node ${process.versions.node}.

Binding: composed from one CDN origin, at most ${TARGET} times one bundle until the first screen is complete, on slow 4G.

${loads.map(sectionOf).join('\n')}
## After the first load

On cable, at the speed of this machine; kB and milliseconds.

| | ${Object.values(VARIANTS).join(' | ')} |
|---|--:|--:|--:|
${[
  ['first visit, kB', (name: Variant) => kilobytes(afterwards.bytes[name].first)],
  ['the same again, kB', (name: Variant) => kilobytes(afterwards.bytes[name].again)],
  ['after a release of one remote, kB', (name: Variant) => kilobytes(afterwards.bytes[name].afterRelease)],
  ['to a page not loaded yet, ms', (name: Variant) => afterwards.routeChange[name].unloaded.toFixed(0)],
  ['to a page that was loaded, ms', (name: Variant) => afterwards.routeChange[name].loaded.toFixed(0)],
]
  .map(([what, value]) => row(String(what), value as (name: Variant) => string))
  .join('\n')}
`;
  writeFileSync(file, text);
  return file;
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
const names = Object.keys(VARIANTS) as Variant[];
const row = (what: string, value: (name: Variant) => string) => `| ${what} | ${names.map(value).join(' | ')} |`;

function sectionOf({ line, slowdown, viewport, path, measured }: Loads): string {
  const values = (name: Variant, pick: (load: Load) => number) => measured[name].map(pick);
  const milliseconds = (pick: (load: Load) => number) => (name: Variant) => {
    const middle = median(values(name, pick)).toFixed(0);
    if (name === 'bundle') return middle;
    const { value, low, high } = ratioOfPairs(values(name, pick), values('bundle', pick));
    return `${middle} (**${value.toFixed(2)}**, ${low.toFixed(2)}–${high.toFixed(2)})`;
  };
  const count = (pick: (load: Load) => number, format: (value: number) => string) => (name: Variant) =>
    format(median(values(name, pick)));
  const whole = (value: number) => value.toFixed(0);
  return `## ${path} on ${line.name}

${line.roundTrip} ms there and back, ${line.down / 1e6} Mbit/s down, ${line.up / 1e6} up, ${slowdown === 1 ? 'the speed of this machine' : `${slowdown} times slower`}, ${viewport.width} × ${viewport.height}.

| | ${Object.values(VARIANTS).join(' | ')} |
|---|--:|--:|--:|
${[
  row(
    'first screen complete, ms',
    milliseconds(({ complete }) => complete),
  ),
  row(
    'largest paint, ms',
    milliseconds(({ largestPaint }) => largestPaint),
  ),
  row(
    'main thread, ms',
    milliseconds(({ mainThread }) => mainThread),
  ),
  row(
    'script, kB',
    count(({ scriptBytes }) => scriptBytes, kilobytes),
  ),
  row(
    'all bytes, kB',
    count(({ bytes }) => bytes, kilobytes),
  ),
  row(
    'requests',
    count(({ requests }) => requests, whole),
  ),
  row(
    'longest chain of requests',
    count(({ depth }) => depth, whole),
  ),
].join('\n')}
`;
}
