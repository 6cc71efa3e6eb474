import { allOperations } from '@xana/contracts/http/all-operations';
import type { BuiltFiles } from '../store/release-store.ts';

export interface BuildLists {
  /** Shared modules by name, with the exports that the code uses. */
  uses: Record<string, readonly string[]>;
  /** Ids of the operations that the code calls. */
  operations: readonly string[];
}

/** How the official build writes a shared module that the code consumes, and the data of an operation; a quotation mark ends the name. */
const CONSUMED = 'shareKey:"';
const OPERATION = 'id:"';

/**
 * Compares what a build lists about itself with its files: rights and compatibility are decided by these lists, so they are not taken on
 * trust. The names of used exports are not in minified files; a wrong one only fails the release itself.
 *
 * @returns the differences as sentences
 */
export function checkBuildLists({ uses, operations }: BuildLists, files: BuiltFiles): string[] {
  const code = [...files].flatMap(([path, content]) => (path.endsWith('.mjs') ? [String(content)] : []));
  const found = (start: string) => new Set(code.flatMap((text) => namesAfter(start, text)));
  const consumed = found(CONSUMED);
  const called = found(OPERATION);
  const known = [...called].filter((id) => Object.hasOwn(allOperations, id));
  return [
    ...[...consumed]
      .filter((name) => !Object.hasOwn(uses, name))
      .map((name) => `its files import ${name}, which uses.json lacks`),
    ...Object.keys(uses)
      .filter((name) => !consumed.has(name))
      .map((name) => `uses.json lists ${name}, which no file imports`),
    ...known.filter((id) => !operations.includes(id)).map((id) => `its files call ${id}, which operations.json lacks`),
    ...operations.filter((id) => !called.has(id)).map((id) => `operations.json lists ${id}, which no file calls`),
  ];
}

/** What stands in a text between each `start` and the next quotation mark. */
export const namesAfter = (start: string, text: string, quote = '"'): string[] =>
  text
    .split(start)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(quote)));
