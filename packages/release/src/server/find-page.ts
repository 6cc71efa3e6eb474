import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type PageFiles, readVerifiedPage } from '../page/write-page.ts';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { metadataFolderOf } from '../trust/metadata-files.ts';
import { readTrustedRegistry } from '../trust/read-trusted.ts';
import type { Trust } from '../trust/root-chain.ts';

export interface FoundPage {
  /** The name of its folder. */
  name: string;
  files: PageFiles;
}

/** Where the active page of a store is found. */
export interface Pages {
  /** A text that changes with the active page. @throws Error when there is none */
  pointer(): string;
  /** @throws Error when the page is rejected */
  read(): Promise<FoundPage>;
  /** The last page that this machine has verified, for a server that starts while the active one is rejected. */
  remembered(): FoundPage | undefined;
  isExpired(): boolean;
}

/** `pages/current` names the page, without a signature. */
export function createUnverifiedPages({ directory }: ReleaseStore): Pages {
  const pointer = () => readFileSync(join(directory, 'pages', 'current'), 'utf8');
  return {
    pointer,
    async read() {
      const name = pointer();
      return { name, files: readVerifiedPage(join(directory, 'pages', name)) };
    },
    remembered: () => undefined,
    isExpired: () => false,
  };
}

const rememberedPage = z.object({ folder: z.string(), list: z.string() });

/** The metadata names the page and the hash of its list of files. */
export function createTrustedPages(store: ReleaseStore, trust: Trust): Pages {
  const memory = join(trust.directory, 'page.json');
  let expiresAt = Number.POSITIVE_INFINITY;
  const readFiles = ({ folder, list }: z.output<typeof rememberedPage>): FoundPage => ({
    name: folder,
    files: readVerifiedPage(join(store.directory, 'pages', folder), list),
  });
  return {
    pointer: () => readFileSync(join(metadataFolderOf(store.directory), 'timestamp.json'), 'utf8'),
    async read() {
      const { page, ...trusted } = await readTrustedRegistry(store, trust);
      if (!page) throw new Error('There is no page yet: publish the shell.');
      const found = readFiles(page);
      expiresAt = trusted.expiresAt;
      writeAtomically(memory, JSON.stringify(page));
      return found;
    },
    remembered() {
      if (!existsSync(memory)) return undefined;
      try {
        return readFiles(rememberedPage.parse(JSON.parse(readFileSync(memory, 'utf8'))));
      } catch {
        return undefined;
      }
    },
    isExpired: () => Date.now() >= expiresAt,
  };
}
