import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './repository-files.ts';

interface RemoteConfig {
  remote: { name: string; owner: { team: string; contact: string } };
}

/** The files of `.github/` that follow from the remotes: who reviews each, and the workflow of each. */
export async function githubFiles(): Promise<Record<string, string>> {
  const names = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remote.config.ts')));
  const configs = await Promise.all(names.sort().map((name) => import(join(ROOT, name, 'remote.config.ts'))));
  const remotes = (configs as RemoteConfig[]).map(({ remote }) => remote);
  return {
    '.github/CODEOWNERS': codeOwners(remotes),
    ...Object.fromEntries(remotes.map(({ name }) => [`.github/workflows/${name}.yml`, workflowOf(name)])),
  };
}

export async function writeGithubFiles(): Promise<void> {
  for (const [file, content] of Object.entries(await githubFiles())) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), content);
  }
}

const GENERATED = '# Generated from each remote.config.ts by packages/repo-rules/write-github-files.ts';

function codeOwners(remotes: RemoteConfig['remote'][]): string {
  const lines = remotes.map(({ name, owner }) => `# ${owner.team}\n/${name}/ ${owner.contact}`);
  return `${[GENERATED, ...lines].join('\n')}\n`;
}

const workflowOf = (name: string): string => `${GENERATED}
name: ${name}

on:
  push:
    branches: [main]
    paths: ["${name}/**", ".github/workflows/${name}.yml", ".github/workflows/remote.yml"]
  pull_request:
    paths: ["${name}/**", ".github/workflows/${name}.yml", ".github/workflows/remote.yml"]

permissions:
  contents: read

jobs:
  remote:
    uses: ./.github/workflows/remote.yml
    with:
      name: ${name}
`;
