import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contributions } from '@xana/contracts/remotes/contributions';
import * as z from 'zod/mini';
import type { Publication } from '../commands/publish.ts';
import { readBuildSource } from './build-source.ts';

type Decision = 'onlyIfNew' | 'isHeld' | 'isDevelopment' | 'isAutomatic' | 'decidedOn' | 'expectedRevision';

export type Publishing = Pick<Publication, 'name' | 'actor' | 'reason' | Decision>;

/** What the team of a remote states about a build: `xana-remote build` writes it, or the team for a build of another tool. */
const statement = z.object({
  version: z.string(),
  /** The version of the kits. */
  kit: z.optional(z.string()),
  contributions,
});

const names = z.array(z.string());
const namesByName = z.record(z.string(), names);

/**
 * The build of a remote in a folder, with `remote.json` and the lists that lie beside its files.
 *
 * @throws Error with the file that is missing or not valid
 */
export function readBuildFolder(publishing: Publishing, buildDirectory: string): Publication {
  const { version, kit, contributions: contributed } = readJson(buildDirectory, 'remote.json', statement);
  const provided = existsSync(join(buildDirectory, 'provided.json'))
    ? readJson(buildDirectory, 'provided.json', names)
    : undefined;
  const source = { ...readBuildSource(buildDirectory), ...(kit ? { kit } : {}) };
  return {
    ...publishing,
    ...readBuildLists(buildDirectory),
    version,
    contributions: contributed,
    buildDirectory,
    source,
    provided,
  };
}

/** What a build of a remote lists about itself. */
export const readBuildLists = (buildDirectory: string) => ({
  kind: 'remote' as const,
  entry: 'remoteEntry.mjs',
  modules: readJson(buildDirectory, 'modules.json', namesByName),
  operations: readJson(buildDirectory, 'operations.json', names),
  uses: readJson(buildDirectory, 'uses.json', namesByName),
});

function readJson<Schema extends z.ZodMiniType>(folder: string, file: string, schema: Schema): z.output<Schema> {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path} is missing. Build the remote first.`);
  const { success, data, error } = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!success) throw new Error(`${path} is not valid:\n${z.prettifyError(error)}`);
  return data;
}
