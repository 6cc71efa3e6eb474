import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import type { Invocation } from '../commands/command.ts';
import { keysCommand } from '../commands/keys.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { createTwoReleases, openTrustedStore, SETTINGS } from '../test-releases.ts';

/** A store with metadata, the shell, and mfe-store 1.0.0 and 2.0.0, which is active; and a machine that has only the root. For tests. */
export function createTrustedSite() {
  const site = createTwoReleases({ isTrusted: true });
  const { directory } = site.store;
  const memory = createTempDirectory('memory');
  const reader = () => openTrustedStore(directory, site.keyFolder, memory, true);
  return { ...site, memory, reader };
}

/** What an attacker copies today and puts back tomorrow. */
export function copyRegistry({ directory }: ReleaseStore, paths: readonly string[] = ['registry', 'pages/current']) {
  const copy = createTempDirectory('yesterday');
  for (const path of paths) cpSync(join(directory, path), join(copy, path), { recursive: true });
  return () => {
    for (const path of paths) {
      rmSync(join(directory, path), { recursive: true });
      cpSync(join(copy, path), join(directory, path), { recursive: true });
    }
  };
}

/** Runs `release keys …`. @returns what it prints */
export async function runKeys(
  store: ReleaseStore,
  [action, release, ...more]: string[],
  options: Record<string, string> = {},
) {
  const { text } = await keysCommand.run({
    store,
    settings: () => SETTINGS,
    name: action,
    release,
    more,
    actor: () => 'mia',
    reason: () => 'trial',
    text: (option: string) => options[option],
    flag: () => false,
  } as unknown as Invocation);
  return text;
}
