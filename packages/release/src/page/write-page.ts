import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { syncDirectory, syncFile, writeDurably } from '../store/atomic-file.ts';
import { explainFullDisk } from '../store/disk-full.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { keyId, type ReleaseKeys, sign, verify } from '../store/signing.ts';

/** The files of a page's folder by name. */
export type PageFiles = ReadonlyMap<string, Buffer>;

const SIGNATURE_FILE = 'signature.json';

/** The hashes of all files of a page, signed when the store has a key. */
const pageSignature = z.object({
  files: z.record(z.string(), z.string()),
  key: z.optional(z.string()),
  signature: z.optional(z.string()),
});

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
      writeDurably(join(temporary, SIGNATURE_FILE), JSON.stringify(signFiles(files, store.keys), null, 2));
      const target = join(pages, `${revision}-${sha256(JSON.stringify(files)).slice(0, 8)}`);
      if (existsSync(target)) {
        if (checkPage(target, store.keys).length === 0) return target;
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

/** @returns the problems of a page's folder as sentences: changed, missing and additional files, or a signature that is not accepted */
export function checkPage(folder: string, keys: ReleaseKeys): string[] {
  return existsSync(folder) ? checkFiles(folder, readFiles(folder), keys) : [`The folder ${folder} is missing.`];
}

/**
 * Reads each file once and verifies what it read: what is returned cannot differ from what was verified.
 *
 * @throws Error with the problems that `checkPage` finds
 */
export function readVerifiedPage(folder: string, keys: ReleaseKeys): PageFiles {
  if (!existsSync(folder)) throw new Error(`The folder ${folder} is missing.`);
  const files = readFiles(folder);
  const problems = checkFiles(folder, files, keys);
  if (problems.length > 0) throw new Error(`${problems.join(' ')} Run \`release recover\`.`);
  return files;
}

function checkFiles(folder: string, found: PageFiles, { publicKeys }: ReleaseKeys): string[] {
  const document = found.get(SIGNATURE_FILE);
  if (!document) return publicKeys.length > 0 ? [`${folder} is not signed.`] : [];
  const { files, key, signature } = parseSignature(document);
  const hashes = hashFiles(found);
  const names = [...new Set([...Object.keys(files), ...Object.keys(hashes)])];
  const changed = names.filter((name) => files[name] !== hashes[name]);
  const isAccepted = publicKeys.length === 0 || (signature && verify(publicKeys, signedText(files, key), signature));
  return [
    ...changed.map((name) => `${join(folder, name)} was changed after the page was assembled.`),
    ...(isAccepted ? [] : [`The signature of ${folder} was not made with an accepted key.`]),
  ];
}

function parseSignature(document: Buffer): z.output<typeof pageSignature> {
  try {
    return pageSignature.parse(JSON.parse(String(document)));
  } catch {
    return { files: {} };
  }
}

function signFiles(files: Record<string, string>, { privateKey }: ReleaseKeys): z.output<typeof pageSignature> {
  if (!privateKey) return { files };
  const key = keyId(privateKey);
  return { files, key, signature: sign(privateKey, signedText(files, key)) };
}

/** The prefix keeps a signature of another kind of text from being used here. */
const signedText = (files: Record<string, string>, key = ''): string =>
  `xana page ${key} ${JSON.stringify(Object.entries(files).sort())}`;

function hashFiles(files: PageFiles): Record<string, string> {
  const hashed = [...files].filter(([name]) => name !== SIGNATURE_FILE);
  return Object.fromEntries(hashed.map(([name, content]) => [name, sha256(content)]));
}

const readFiles = (folder: string): PageFiles =>
  new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name))]),
  );

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
