import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

/** The body of a response that `waitForResponse` found: by then the browser may have dropped it. */
const LATE_BODY = /\(await \w+\)\.(json|text|body)\(\)/;

it('finds no journey that reads the body of a response after the page did: `nextAnswer` reads it on its way', () => {
  const late = listRepositoryFiles()
    .filter((file) => /\.e2e\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (LATE_BODY.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  expect(late).toEqual([]);
  expect(LATE_BODY.test('const { data } = await (await accepted).json();')).toBe(true);
});
