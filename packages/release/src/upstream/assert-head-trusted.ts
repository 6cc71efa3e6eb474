import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPage } from '../page/write-page.ts';
import { sha256 } from '../store/integrity.ts';
import { readTrustedRegistry, UntrustedStoreError } from '../trust/read-trusted.ts';
import type { Trust } from '../trust/root-chain.ts';
import { LOG_PATH, STATE_PATH } from '../trust/sign-registry.ts';

interface HeadFiles {
  directory: string;
  staging: string;
  /** The files that the head lists, by path. */
  files: ReadonlyMap<string, Buffer>;
}

/**
 * Verifies the metadata of a head before it reaches the working copy, so that a bucket that was turned back, or that another one than the release managers
 * changed, takes nothing away from what this machine serves. Does nothing without `trust`.
 *
 * @returns a check of the active page, for when its folder is there
 * @throws UntrustedStoreError
 */
export async function assertHeadTrusted(
  { directory, staging, files }: HeadFiles,
  trust: Trust | undefined,
): Promise<() => void> {
  if (!trust) return () => {};
  const copy = join(staging, randomUUID());
  try {
    for (const [path, content] of files) {
      if (!path.startsWith('registry/metadata/')) continue;
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), content);
    }
    const { state, log, page } = await readTrustedRegistry({ directory: copy }, trust);
    for (const [path, hash] of [
      [STATE_PATH, state],
      [LOG_PATH, log],
    ] as const) {
      const content = files.get(path);
      if ((content ? sha256(content) : '') !== hash)
        throw new UntrustedStoreError(new Error(`${path} is not the one that the release managers signed.`));
    }
    return () => {
      const problems = page ? checkPage(join(directory, 'pages', page.folder), page.list) : [];
      if (problems.length > 0) throw new UntrustedStoreError(new Error(problems.join(' ')));
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
