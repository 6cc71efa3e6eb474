import { allOperations } from '@xana/contracts/http/all-operations';
import * as z from 'zod/mini';
import type { BuiltFiles } from '../store/release-store.ts';
import { type BuildLists, namesAfter } from './check-build-lists.ts';
import { MANIFEST } from './container-kind.ts';

/** Minifiers of other tools also write template literals. */
const QUOTES = ['"', "'", '`'];
const STARTS = QUOTES.flatMap((quote) => [`:${quote}`, `: ${quote}`]);

/**
 * Compares what a build of another tool lists about itself with its manifest and its files: it uses the shared modules of the shell,
 * all that it uses are listed, and so are the operations that it calls.
 *
 * @returns the problems as sentences
 */
export function checkStandalone({ uses, operations }: BuildLists, files: BuiltFiles): string[] {
  const shared = readManifestShared(files);
  if (!shared) return ['its mf-manifest.json does not list shared modules as the official manifest does'];
  const code = [...files].filter(([path]) => path.endsWith('.mjs')).map(([, content]) => String(content));
  const valuesOf = (key: string) =>
    STARTS.flatMap((start) => code.flatMap((text) => namesAfter(key + start, text, start.slice(-1))));
  // A manifest lacks modules that are not installed where the remote is built.
  const consumed = new Set([...shared.consumed, ...valuesOf('shareKey')]);
  const isNamed = (name: string) => QUOTES.some((quote) => code.some((text) => text.includes(quote + name + quote)));
  const called = new Set(valuesOf('id').filter((id) => Object.hasOwn(allOperations, id)));
  return [
    ...shared.copied.map((name) => `it contains a copy of the shared module ${name}: use import: false`),
    ...[...consumed]
      .filter((name) => !Object.hasOwn(uses, name))
      .map((name) => `it imports ${name}, which uses.json lacks`),
    ...Object.keys(uses)
      .filter((name) => !isNamed(name))
      .map((name) => `uses.json lists ${name}, which no file imports`),
    ...[...called]
      .filter((id) => !operations.includes(id))
      .map((id) => `its files call ${id}, which operations.json lacks`),
    ...operations.filter((id) => !called.has(id)).map((id) => `operations.json lists ${id}, which no file calls`),
  ];
}

const paths = z.array(z.string());
const manifest = z.object({
  shared: z.array(
    z.object({ name: z.string(), assets: z.optional(z.object({ js: z.object({ sync: paths, async: paths }) })) }),
  ),
});

interface ManifestShared {
  /** Shared modules that the code uses. */
  consumed: string[];
  /** Those of which the build contains a copy. */
  copied: string[];
}

/**
 * Reads the shared modules of a standalone build from its official manifest: each tool writes them into its files in another form.
 *
 * @returns null when the file is not an official manifest
 */
function readManifestShared(files: BuiltFiles): ManifestShared | null {
  const read = manifest.safeParse(parseJson(String(files.get(MANIFEST))));
  if (!read.success) return null;
  const { shared } = read.data;
  const hasCopy = ({ assets }: (typeof shared)[number]) =>
    Boolean(assets && assets.js.sync.length + assets.js.async.length > 0);
  return { consumed: shared.map(({ name }) => name), copied: shared.filter(hasCopy).map(({ name }) => name) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
