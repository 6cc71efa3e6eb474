/** `node --import tsx packages/repo-rules/report-file-sizes.ts`: median and share of small files, by folder. */
import { formatReport, measureFiles } from './file-sizes.ts';

console.log(formatReport(measureFiles()));
