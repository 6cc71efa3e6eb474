import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { build } from './build.ts';
import { checkUnusedComponents, unusedComponentsRule } from './check-unused-components.ts';

/** Builds one file as a library that the loader rewrites. */
async function buildLibrary(source: string): Promise<void> {
  const directory = createTempDirectory('unused-components');
  try {
    writeFileSync(join(directory, 'library.mjs'), source);
    await build([
      {
        context: directory,
        mode: 'production',
        entry: './library.mjs',
        output: { path: join(directory, 'dist') },
        optimization: { minimize: false },
        module: { rules: [unusedComponentsRule(/library\.mjs$/)] },
        plugins: [checkUnusedComponents],
      },
    ]);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

describe('checkUnusedComponents', () => {
  it('accepts a library whose components the loader marks', async () => {
    const source = 'const React = { memo: (x) => x };\nvar Link = React.memo(() => 1);\nLink.displayName = "Link";\n';
    await expect(buildLibrary(source)).resolves.toBeUndefined();
  });

  it('fails the build when the loader matches nothing', async () => {
    await expect(buildLibrary('export const Link = 1;\n')).rejects.toThrow(
      'unused-components-loader.cjs matched nothing in react-router',
    );
  });
});
