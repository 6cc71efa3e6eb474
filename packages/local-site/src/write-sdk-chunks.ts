import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChunks, findImporters, SDKS } from './sdk-chunks.ts';
import { ROOT } from './topology.ts';

const rows = SDKS.map(({ name, scope, use }) => {
  const files = findImporters(name).map((file) => `[\`${file}\`](../../${file})`);
  const chunks = findChunks({ scope });
  const sizes = chunks.map(({ microfrontend, file, bytes }) => `${microfrontend} \`${file}\` ${kilobytes(bytes)}`);
  const total = chunks.reduce((sum, { bytes }) => sum + bytes, 0);
  return `| \`${name}\` | ${use} | ${files.join('<br>') || 'not imported yet'} | ${sizes.join('<br>') || 'none: server only'} | ${kilobytes(total)} |`;
});

writeFileSync(
  join(ROOT, 'packages/handbook/sdk-chunks.md'),
  `# SDKs and their chunks

Which file imports each given SDK, and which built files contain its code. Sizes are kilobytes after brotli. Each chunk loads at the click
that needs it: the journey \`first-load.e2e.ts\` proves that none is part of the first load. Code of a file that an SDK shares with
others counts in full.

Generated from the last builds by \`node --import tsx packages/local-site/src/write-sdk-chunks.ts\`.

| package | use | imported by | chunks | kB |
| --- | --- | --- | --- | --: |
${rows.join('\n')}
`,
);

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
