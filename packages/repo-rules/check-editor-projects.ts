/**
 * `node --import tsx packages/repo-rules/check-editor-projects.ts`: checks each project alone, as an editor opens it. The
 * whole-workspace check of `npm test` does not notice a project that relies on the global declarations of another.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { editorProjects } from './editor-projects.ts';
import { ROOT } from './repository-files.ts';

const tsc = join(ROOT, 'node_modules/.bin/tsc');
const failed = editorProjects().filter((folder) => {
  const { status } = spawnSync(tsc, ['-p', folder], { cwd: ROOT, stdio: 'inherit' });
  console.log(`${status === 0 ? 'passed' : 'failed'}  tsc -p ${folder}`);
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
