import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { syncDirectory, syncFile, writeDurably } from '../store/atomic-file.ts';
import { explainFullDisk } from '../store/disk-full.ts';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The files of a page's folder by name. */
export type PageFiles = ReadonlyMap<string, Buffer>;

/** Lists the SHA-256 of each file of a page. The metadata of the store signs the list of the active page. */
export const FILE_LIST = 'files.json';

const fileList = z.record(z.string(), z.string());

/**
 * Writes one immutable revision of the page. It is there completely or not at all; the folder of the active page is never rewritten.
 *
 * @param fill writes the files into a temporary folder
 * @returns the folder, named after the revision and the content
 */
export function writePage(store: ReleaseStore, revision: number, fill: (folder: string) => void): string {
  const pages = join(store.directory, 'pages');
  const temporary = join(pages, `.${randomUUID()}.part`);
  try {
    return explainFullDisk(() => {
      mkdirSync(temporary);
      fill(temporary);
      const files = hashFiles(readFiles(temporary));
      for (const file of Object.keys(files)) syncFile(join(temporary, file));
      writeDurably(join(temporary, FILE_LIST), JSON.stringify(files, null, 2));
      const target = join(pages, `${revision}-${sha256(JSON.stringify(files)).slice(0, 8)}`);
      if (existsSync(target)) {
        if (checkPage(target).length === 0) return target;
        renameSync(target, `${temporary}.damaged`);
        rmSync(`${temporary}.damaged`, { recursive: true });
      }
      renameSync(temporary, target);
      syncDirectory(pages);
      return target;
    });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * @param list the SHA-256 of the list of its files that the release managers signed
 * @returns the problems of a page's folder as sentences: changed, missing and additional files
 */
export function checkPage(folder: string, list?: string): string[] {
  return existsSync(folder) ? checkFiles(folder, readFiles(folder), list) : [`The folder ${folder} is missing.`];
}

/**
 * Reads each file once and verifies what it read: what is returned cannot differ from what was verified.
 *
 * @throws Error with the problems that `checkPage` finds
 */
export function readVerifiedPage(folder: string, list?: string): PageFiles {
  if (!existsSync(folder)) throw new Error(`The folder ${folder} is missing.`);
  const files = readFiles(folder);
  const problems = checkFiles(folder, files, list);
  if (problems.length > 0) throw new Error(`${problems.join(' ')} Run \`release recover\`.`);
  return files;
}

function checkFiles(folder: string, found: PageFiles, list: string | undefined): string[] {
  const document = found.get(FILE_LIST);
  if (!document) return [`${join(folder, FILE_LIST)} is missing.`];
  const [listed, hashes] = [parseList(document), hashFiles(found)];
  const names = [...new Set([...Object.keys(listed), ...Object.keys(hashes)])];
  const changed = names.filter((name) => listed[name] !== hashes[name]);
  return [
    ...changed.map((name) => `${join(folder, name)} was changed after the page was assembled.`),
    ...(list === undefined || sha256(document) === list ? [] : [`${folder} is not the page that was signed.`]),
  ];
}

function parseList(document: Buffer): Record<string, string> {
  try {
    return fileList.parse(JSON.parse(String(document)));
  } catch {
    return {};
  }
}

function hashFiles(files: PageFiles): Record<string, string> {
  const hashed = [...files].filter(([name]) => name !== FILE_LIST);
  return Object.fromEntries(hashed.map(([name, content]) => [name, sha256(content)]));
}

const readFiles = (folder: string): PageFiles =>
  new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name))]),
  );
