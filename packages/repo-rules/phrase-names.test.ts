import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

const DEFINITION = /definePhrases\(\s*'([^']*)'/g;
const PAGES = /^(mfe-[a-z]+|shell)\/src\//;
const KITS = /^packages\/(i18n|remote-kit|ui-kit)\/src\//;

/** `mfe-store` for a remote's files, `@xana` for those of a kit. */
const ownerOf = (file: string): string | undefined => PAGES.exec(file)?.[1] ?? (KITS.test(file) ? '@xana' : undefined);

test('phrases are named after the microfrontend or kit that defines them, because a module loads those of its own', () => {
  const files = listRepositoryFiles().filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const wrong = files.flatMap((file) => {
    const owner = ownerOf(file);
    const names = [...readFileSync(join(ROOT, file), 'utf8').matchAll(DEFINITION)].map(([, name = '']) => name);
    return owner ? names.filter((name) => name.split('/')[0] !== owner).map((name) => `${file}: ${name}`) : [];
  });
  expect(wrong).toEqual([]);
});
