/**
 * `node --import tsx packages/repo-rules/report-refused-words.ts`          counts by folder
 * `node --import tsx packages/repo-rules/report-refused-words.ts <path>`   each finding below a path
 * `node --import tsx packages/repo-rules/report-refused-words.ts --lower`  writes the lower counts into the baseline
 */
import { countByFolder, lowerBaseline, readBaseline } from './refused-words/baseline.ts';
import { findInRepository } from './refused-words/find-refused-words.ts';

const [argument = ''] = process.argv.slice(2);
const findings = findInRepository(argument === '--lower' ? '' : argument);

if (argument === '--lower') {
  lowerBaseline(countByFolder(findings));
} else if (argument) {
  for (const { file, line, word, hint } of findings) console.log(`${file}:${line}  "${word}" → ${hint}`);
} else {
  const baseline = readBaseline();
  for (const [folder, count] of Object.entries(countByFolder(findings)))
    console.log(`${String(count).padStart(5)}  (limit ${baseline[folder] ?? 0})  ${folder}`);
}
console.log(`${findings.length} refused words`);
