import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../topology.ts';
import { type KitPackage, packageDirectory } from './kit-packages.ts';
import { publishedFolders } from './published-manifest.ts';

/** Tests and what only they use. */
const NOT_PUBLISHED = /\.test\.tsx?$|^test-/;
const SOURCE = /(?<!\.d)\.tsx?$/;
const RELATIVE_IMPORT = /\bfrom '\.|\bimport\("\./;
const SOURCE_ENDING = /\.tsx?(?=["'])/g;

/**
 * Compiles packages of the workspace into a folder, one folder for each: a source `x.ts` becomes `x.js` and `x.d.ts` at the same path,
 * and every other file is copied, so that files find each other as in the workspace.
 *
 * @throws Error with the messages of the compiler
 */
export function compileKits(kits: readonly KitPackage[], output: string): void {
  const files = kits.flatMap(({ folder, manifest }) =>
    publishedFolders(manifest).flatMap((each) => filesBelow(join(packageDirectory(folder), each))),
  );
  const sources = files.filter((file) => SOURCE.test(file));
  compile(sources, output);
  for (const file of files.filter((each) => !SOURCE.test(each))) {
    const target = join(output, relative(join(ROOT, 'packages'), file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  for (const file of filesBelow(output).filter((each) => each.endsWith('.d.ts')))
    writeFileSync(file, withCompiledImports(readFileSync(file, 'utf8')));
}

/** In declarations TypeScript keeps the extension of a source, which is not published. */
const withCompiledImports = (declarations: string): string =>
  declarations
    .split('\n')
    .map((line) => (RELATIVE_IMPORT.test(line) ? line.replace(SOURCE_ENDING, '.js') : line))
    .join('\n');

function compile(sources: readonly string[], output: string): void {
  const typescript = join(ROOT, 'packages/build-kit/typescript');
  const project = join(output, 'tsconfig.json');
  const configuration = {
    extends: join(typescript, 'base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      noEmitOnError: true,
      target: 'es2022',
      rewriteRelativeImportExtensions: true,
      rootDir: join(ROOT, 'packages'),
      outDir: output,
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    files: [...sources, join(typescript, 'css-modules.d.ts')],
    include: [],
  };
  mkdirSync(output, { recursive: true });
  writeFileSync(project, JSON.stringify(configuration));
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The kits were not compiled:\n${stdout}`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !NOT_PUBLISHED.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}
