import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A page server that wrote nothing for so long has stopped. */
const FRESH_MS = 30_000;
const DAY_MS = 86_400_000;

/** How many tabs have the page of each revision. */
const openTabs = z.record(z.string().check(z.regex(/^\d{1,12}$/)), z.number().check(z.int(), z.gte(0)));

export type OpenTabs = z.output<typeof openTabs>;

type Store = Pick<ReleaseStore, 'healthDirectory'>;

const folderOf = ({ healthDirectory }: Store): string => join(healthDirectory, 'open-tabs');

/** @param instance tells page servers of one store apart */
export function writeOpenTabs(store: Store, instance: string, tabs: OpenTabs): void {
  const folder = folderOf(store);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (Date.now() - statSync(join(folder, file)).mtimeMs > DAY_MS) rmSync(join(folder, file), { force: true });
  writeAtomically(join(folder, `${instance}.json`), JSON.stringify(tabs));
}

/** The tabs of all running page servers by revision. Unreadable files count nothing. */
export function readOpenTabs(store: Store, now = Date.now()): OpenTabs {
  const sum: OpenTabs = {};
  for (const file of listFiles(folderOf(store))) {
    for (const [revision, count] of Object.entries(readFile(file, now))) sum[revision] = (sum[revision] ?? 0) + count;
  }
  return sum;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder).map((file) => join(folder, file));
  } catch {
    return [];
  }
}

function readFile(file: string, now: number): OpenTabs {
  try {
    if (now - statSync(file).mtimeMs > FRESH_MS) return {};
    return openTabs.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
