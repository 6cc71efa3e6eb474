import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compression, compressedCopies } from '../store/compression.ts';
import type { BuiltFiles, CompressedBuild } from '../store/release-store.ts';

interface Build {
  /** The output folder of a build. */
  buildDirectory: string;
  isDevelopment?: boolean;
}

/** Build output that a page does not need. */
const NOT_SHIPPED = /\.(?:map|br)$|(?<!^mf-manifest)\.json$|\.LICENSE\.txt$/;
const SHIPPED = /\.mjs$|^base\.css$|\.woff2$|^mf-manifest\.json$/;

/** The files of a build that a release contains, by path. @throws Error when it has others */
export function readBuildFiles(buildDirectory: string): BuiltFiles {
  const files = readFiles(buildDirectory, (path) => !NOT_SHIPPED.test(path));
  const unexpected = [...files.keys()].filter((path) => !SHIPPED.test(path));
  if (unexpected.length > 0)
    throw new Error(
      `A release contains modules, base.css and fonts only. Remove from the build: ${unexpected.join(', ')}`,
    );
  return files;
}

/** The files of a build with their brotli copies. A development build is compressed quickly. */
export function readBuild({ buildDirectory, isDevelopment }: Build): CompressedBuild {
  const files = readBuildFiles(buildDirectory);
  const compression: Compression = isDevelopment ? 'fast' : 'small';
  return { files, copies: compressedCopies(buildDirectory, files, compression), compression };
}

/** The files of a folder by path, in the order of their paths. */
export function readFiles(directory: string, isWanted: (path: string) => boolean): BuiltFiles {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .filter(isWanted)
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(directory, path))]));
}
