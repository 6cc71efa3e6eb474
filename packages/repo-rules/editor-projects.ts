import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, packageOf, ROOT } from './repository-files.ts';

/** What each `tsconfig.json` extends, from the root. */
export const BASE_CONFIG = 'packages/build-kit/typescript/base.json';

/** Folders of the workspace that hold TypeScript: an editor opens each with its own `tsconfig.json`. */
export const editorProjects = (): string[] => {
  const folders = listRepositoryFiles()
    .filter((file) => /\.tsx?$/.test(file))
    .map(packageOf);
  return [...new Set(folders)].filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
};
