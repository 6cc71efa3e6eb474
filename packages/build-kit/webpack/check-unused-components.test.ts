import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { build } from './build.ts';
import { checkUnusedComponents, unusedComponentsRule } from './check-unused-components.ts';

/** Builds one file as a library that the loader rewrites. @returns the minified file */
async function buildLibrary(source: string): Promise<string> {
  const directory = createTempDirectory('unused-components');
  try {
    writeFileSync(join(directory, 'library.mjs'), source);
    await build([
      {
        context: directory,
        mode: 'production',
        entry: './library.mjs',
        experiments: { outputModule: true },
        output: { path: join(directory, 'dist'), library: { type: 'module' } },
        module: { rules: [unusedComponentsRule(/library\.mjs$/)] },
        plugins: [checkUnusedComponents],
      },
    ]);
    return readFileSync(join(directory, 'dist/main.mjs'), 'utf8');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

describe('checkUnusedComponents', () => {
  it('accepts a library whose components the loader marks', async () => {
    const source = 'const React = { memo: (x) => x };\nvar Link = React.memo(() => 1);\nLink.displayName = "Link";\n';
    await expect(buildLibrary(source)).resolves.toEqual(expect.any(String));
  });

  it('drops an unused class component, also one with a context', async () => {
    const output = await buildLibrary(
      'class Base {}\nconst React = { Component: Base };\nconst Context = {};\nexport const used = React;\n' +
        'var Boundary = class extends React.Component {\n  render() {\n    return "boundary";\n  }\n};\nBoundary.contextType = Context;\n',
    );
    expect(output).not.toContain('boundary');
  });

  it('fails the build when the loader matches nothing', async () => {
    await expect(buildLibrary('export const Link = 1;\n')).rejects.toThrow(
      'unused-components-loader.cjs matched nothing in react-router',
    );
  });
});
