import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@xana/local-site/topology';

export const MACHINE = `${cpus().length} cores of ${cpus()[0]?.model ?? 'a processor'}, Node ${process.versions.node}`;

/** Writes a page of the handbook, `benchmarks/<name>.md`, and prints where it is. */
export function writePage(name: string, text: string): void {
  const file = join(ROOT, `packages/handbook/benchmarks/${name}.md`);
  writeFileSync(file, text);
  console.log(`\nWritten to ${file}`);
}

/** A chart with one bar for each time, the shortest first. */
export function chartSorted(title: string, times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  return `\`\`\`mermaid
xychart-beta
  title "${title}: sorted, ms"
  x-axis [${sorted.map((_, index) => index + 1).join(', ')}]
  y-axis "ms" 0 --> ${Math.ceil((sorted.at(-1) ?? 0) * 1.2)}
  bar [${sorted.map((time) => time.toFixed(0)).join(', ')}]
\`\`\`
`;
}
