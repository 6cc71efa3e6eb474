import { spawnSync } from 'node:child_process';
import { ROOT } from './repository-files.ts';

/** The last commit before the rule was made. */
const START = '572060b87de3128a8cda2236b07daaa49d4c7de2';
const MAX_SUBJECT_LENGTH = 72;
/** `platform: keep one plan per statement`, `shell, spaces: …` */
const SUBJECT = /^[a-z0-9-]+(, [a-z0-9-]+)*: [a-z]/;
/** What commands write; it travels with the change that caused it. */
const GENERATED =
  /^(pnpm-lock\.yaml|packages\/contracts\/agreed\/.*|packages\/handbook\/(requirements|threats)\.md|packages\/handbook\/generated\/.*)$/;

export interface Commit {
  id: string;
  subject: string;
  files: string[];
}

/** @returns what is wrong with a commit, as sentences; empty when nothing is */
export function checkCommit({ id, subject, files }: Commit): string[] {
  const problems = [
    ...(SUBJECT.test(subject) ? [] : ['must read "scope: imperative summary"']),
    ...(subject.length > MAX_SUBJECT_LENGTH ? [`must have at most ${MAX_SUBJECT_LENGTH} characters`] : []),
    ...(/\bwip\b/i.test(subject) ? ['must not be work in progress'] : []),
    ...(files.length > 0 && files.every((file) => GENERATED.test(file))
      ? ['must not only refresh generated files']
      : []),
  ];
  return problems.map((problem) => `${id.slice(0, 7)} "${subject}" ${problem}`);
}

/** Commits since the rule was made, without merges; none outside git and in a clone too shallow to hold the start. */
export function listCommits(): Commit[] {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (git('cat-file', '-e', `${START}^{commit}`).status !== 0) return [];
  const { stdout } = git('log', '--no-merges', '--name-only', '--format=%x00%H%n%s', `${START}..HEAD`);
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((entry) => {
      const [id = '', subject = '', ...files] = entry.split('\n');
      return { id, subject, files: files.filter(Boolean) };
    });
}
