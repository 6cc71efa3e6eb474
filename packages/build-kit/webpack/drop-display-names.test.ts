import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { build } from './build.ts';
import { dropDisplayNames } from './drop-display-names.ts';

/** Builds one file. @returns the minified file */
async function buildLibrary(source: string): Promise<string> {
  const directory = createTempDirectory('display-names');
  try {
    writeFileSync(join(directory, 'library.mjs'), source);
    await build([
      {
        context: directory,
        mode: 'production',
        entry: './library.mjs',
        experiments: { outputModule: true },
        output: { path: join(directory, 'dist'), library: { type: 'module' } },
        plugins: [dropDisplayNames],
      },
    ]);
    return readFileSync(join(directory, 'dist/main.mjs'), 'utf8');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const LIBRARY = 'const memo = (component) => ({ component, "a memo": true });\n';

describe('dropDisplayNames', () => {
  it('lets the minifier drop a component that nothing imports', async () => {
    const source = `${LIBRARY}const Link = /* @__PURE__ */ memo(() => 'unused link');\nLink.displayName = 'Link';\nexport const used = memo;\n`;
    expect(await buildLibrary(source)).not.toContain('unused link');
  });

  it('keeps names that are computed, and other properties', async () => {
    const source = `${LIBRARY}export const one = memo(1);\nexport const nameIt = (name) => {\n  one.displayName = name;\n  one.title = 'Title';\n};\n`;
    const output = await buildLibrary(source);
    expect(output).toMatch(/\.displayName=/);
    expect(output).toMatch(/\.title="Title"/);
  });
});
