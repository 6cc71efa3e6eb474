import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';

export interface ModuleShare {
  /** As in the source map, without the prefix of webpack. */
  module: string;
  minified: number;
  /** Bytes that the compressed file would lose without this module. */
  compressed: number;
}

/** Smaller modules are not worth the time: each takes one compression of the whole file. */
const MIN_MINIFIED_BYTES = 2_500;

/** Attributes the compressed bytes of a built file to the modules in it, by its source map. */
export function attributeBytes(file: string): { total: number; shares: ModuleShare[] } {
  const text = readFileSync(file, 'utf8');
  const runs = runsByModule(text, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
  const total = brotliSize(text);
  const minified = new Map<string, number>();
  for (const run of runs) minified.set(run.module, (minified.get(run.module) ?? 0) + run.text.length);
  const shares = [...minified]
    .filter(([, size]) => size >= MIN_MINIFIED_BYTES)
    .map(([module, size]) => {
      const others = runs.filter((run) => run.module !== module).map((run) => run.text);
      return { module, minified: size, compressed: total - brotliSize(others.join('')) };
    });
  return { total, shares };
}

interface Run {
  module: string;
  text: string;
}

/** Splits a file into runs of characters that come from the same module. */
function runsByModule(text: string, map: SourceMap): Run[] {
  const runs: Run[] = [];
  text.split('\n').forEach((line, lineNumber) => {
    let run: Run = { module: '', text: '' };
    for (let column = 0; column < line.length; column += 1) {
      const module = moduleAt(map, lineNumber, column);
      if (module !== run.module) {
        run = { module, text: '' };
        runs.push(run);
      }
      run.text += line[column];
    }
    runs.push({ module: 'line breaks', text: '\n' });
  });
  return runs;
}

function moduleAt(map: SourceMap, line: number, column: number): string {
  const entry = map.findEntry(line, column);
  const isMapped = 'originalSource' in entry && entry.generatedLine === line;
  if (!isMapped) return 'wrappers of webpack';
  return entry.originalSource
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\.\/node_modules\/\.pnpm\/.*\/node_modules\//, '')
    .replace(/^\.\.\/packages\//, '@xana/');
}

export function brotliSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
  return brotliCompressSync(text, { params }).length;
}
