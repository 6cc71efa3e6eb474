/**
 * Advice, not a rule: the names and sentences that have a standard term.
 *
 * `node --import tsx packages/repo-rules/report-refused-words.ts`          counts by folder
 * `node --import tsx packages/repo-rules/report-refused-words.ts <path>`   each finding below a path
 */

import { findInRepository } from './refused-words/find-refused-words.ts';
import { folderOf } from './repository-files.ts';

const [path = ''] = process.argv.slice(2);
const findings = findInRepository(path);
if (path) {
  for (const { file, line, word, hint } of findings) console.log(`${file}:${line}  "${word}" → ${hint}`);
} else {
  const counts: Record<string, number> = {};
  for (const { file } of findings) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + 1;
  for (const [folder, count] of Object.entries(counts).sort()) console.log(`${String(count).padStart(5)}  ${folder}`);
}
console.log(`${findings.length} refused words`);
