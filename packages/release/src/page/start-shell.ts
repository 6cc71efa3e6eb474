import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_HEALTH_PATH } from '@xana/contracts/releases/release-health';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { SHELL_RELEASE_ATTRIBUTE, SHELL_START_POLICY, SHELL_STARTED } from '@xana/contracts/releases/shell-start';
import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { addressOf, PREFIXES } from './addresses.ts';
import { functionIn } from './function-in.ts';
import { escapeScript } from './preloads.ts';

/** Shown when neither release of the shell starts. */
const PROBLEM = {
  en: { title: 'XANA could not be started', retry: 'Try again' },
  ja: { title: 'XANAを起動できませんでした', retry: 'もう一度試す' },
};

/** The shell of a page, and the one that starts when it does not. */
export interface ShellPair {
  active: ReleaseRecord;
  lastKnownGood: ReleaseRecord | null;
}

/** The inline script that starts the shell. It comes after the blocks that the shell reads. */
export function startShellScript({ active, lastKnownGood }: ShellPair, origin: string): string {
  const describe = (release: ReleaseRecord) => ({
    id: release.id,
    entries: PREFIXES.map((prefix) => addressOf(origin, release, release.entry, prefix)),
    integrity: release.files.find(({ path }) => path === release.entry)?.integrity,
  });
  const begin = {
    name: active.name,
    active: describe(active),
    fallback: lastKnownGood && describe(lastKnownGood),
    storageKey: TAB_STORAGE_KEYS.shellStart,
    startedEvent: SHELL_STARTED,
    releaseAttribute: SHELL_RELEASE_ATTRIBUTE,
    policyName: SHELL_START_POLICY,
    healthPath: RELEASE_HEALTH_PATH,
    problem: PROBLEM,
  };
  return `${SCRIPT}(${escapeScript(JSON.stringify(begin))})`;
}

const SCRIPT = functionIn(readFileSync(join(import.meta.dirname, 'start-shell.browser.js'), 'utf8'));
