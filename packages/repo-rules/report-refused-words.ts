/**
 * `node --import tsx packages/repo-rules/report-refused-words.ts`          counts by folder
 * `node --import tsx packages/repo-rules/report-refused-words.ts <path>`   each finding below a path
 * `node --import tsx packages/repo-rules/report-refused-words.ts --lower`  writes the lower counts into the baseline
 */

import { countBy, lowerBaseline } from './refused-words/baseline.ts';
import { findInRepository } from './refused-words/find-refused-words.ts';
import { folderOf } from './repository-files.ts';

const [argument = ''] = process.argv.slice(2);
const findings = findInRepository(argument === '--lower' ? '' : argument);

if (argument === '--lower') {
  lowerBaseline(findings);
} else if (argument) {
  for (const { file, line, word, hint } of findings) console.log(`${file}:${line}  "${word}" → ${hint}`);
} else {
  for (const [folder, count] of Object.entries(countBy(folderOf, findings)))
    console.log(`${String(count).padStart(5)}  ${folder}`);
}
console.log(`${findings.length} refused words`);
