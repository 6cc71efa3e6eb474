import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_CONFIG, editorProjects } from './editor-projects.ts';
import { ROOT } from './repository-files.ts';

describe('editor projects', () => {
  it.each(editorProjects())('%s has a tsconfig.json that extends the preset of build-kit', (folder) => {
    const file = join(ROOT, folder, 'tsconfig.json');
    expect(existsSync(file)).toBe(true);
    const { extends: base } = JSON.parse(readFileSync(file, 'utf8')) as { extends: string };
    expect(join(folder, base)).toBe(BASE_CONFIG);
  });
});
