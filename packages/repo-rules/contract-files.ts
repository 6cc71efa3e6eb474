import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@xana/contracts/operation';

const FOLDER = join(__dirname, '../contracts/src/http');

/** The operations of every file in an area folder of `packages/contracts/src/http`, by exported name and in the order of the paths. */
export async function readContractFiles(): Promise<Record<string, Operation>> {
  const areas = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = areas.flatMap(({ name }) => readdirSync(join(FOLDER, name)).map((file) => join(FOLDER, name, file)));
  const files: object[] = await Promise.all(paths.sort().map((path) => import(path)));
  return Object.fromEntries(files.flatMap((exported) => Object.entries(exported).filter(isOperation)));
}

const isOperation = (entry: [string, unknown]): entry is [string, Operation] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1] && 'output' in entry[1];
