import * as z from 'zod/mini';
import type { BuiltFiles } from '../store/release-store.ts';
import { MANIFEST } from './container-kind.ts';

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
export function readManifestShared(files: BuiltFiles): ManifestShared | null {
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
