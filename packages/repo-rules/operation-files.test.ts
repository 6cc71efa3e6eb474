import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

const CONTRACT = /^packages\/contracts\/src\/http\/[\w-]+\/[\w-]+\.ts$/;
const isOperation = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;

/** The production build rejects them (`operation-loader.cjs`), because all schemas of the file would end up in the bundle. */
it('exports nothing but operations from a contract file that declares one', async () => {
  const files = listRepositoryFiles().filter((file) => CONTRACT.test(file) && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(50);
  const mixed: string[] = [];
  for (const file of files) {
    const exported = Object.entries<unknown>(await import(join(ROOT, file)));
    const others = exported.filter(([, value]) => !isOperation(value)).map(([name]) => name);
    if (others.length > 0 && others.length < exported.length) mixed.push(`${file}: ${others.join(', ')}`);
  }
  expect(mixed).toEqual([]);
});
