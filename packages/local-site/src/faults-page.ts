/** Of jest's report, as far as it is used. */
export interface Walked {
  numTotalTests: number;
  numPassedTests: number;
  startTime: number;
  testResults: { endTime: number }[];
}

/** Of Playwright's report, which nests what belongs together. */
export interface TriedFault {
  suites?: TriedFault[];
  title?: string;
  specs?: { title: string; ok: boolean; tests: { results: { duration: number; status: string }[] }[] }[];
}

interface Seen {
  cases: string;
  seed: string;
  walked: Walked;
  faults: TriedFault;
}

/** The handbook's page of what `npm run test:faults` saw. */
export function faultsPage({ cases, seed, walked, faults }: Seen): string {
  const seconds = (Math.max(...walked.testResults.map(({ endTime }) => endTime)) - walked.startTime) / 1_000;
  const rows = rowsOf(faults, '');
  return `# What was broken on purpose

Written by \`npm run test:faults -- ${cases} ${seed}\`; do not edit. On Node ${process.versions.node}.

## Strange inputs

${cases} inputs for each call on PostgreSQL, with wrong tokens, fields left out, of another type, too long, hostile, and one too many, and the database
compared before and after; ${cases} runs of money that comes and goes back: **${walked.numPassedTests} of ${walked.numTotalTests} tests passed**, ${seconds.toFixed(0)} s.

## Real processes

| what breaks | seen | s |
|---|---|--:|
${rows.join('\n')}
`;
}

function rowsOf({ suites = [], specs = [], title = '' }: TriedFault, within: string): string[] {
  // The outermost title is the file's.
  const place = title.endsWith('.ts') || title === '' ? within : `${within}${title}: `;
  const own = specs.map((spec) => {
    const result = spec.tests[0]?.results.at(-1);
    const seen = result?.status === 'skipped' ? 'not tried here' : spec.ok ? 'holds' : '**does not hold**';
    return `| ${place}${spec.title.replace(/\[[A-Z\d-]{3,5}\] /g, '')} | ${seen} | ${((result?.duration ?? 0) / 1_000).toFixed(0)} |`;
  });
  return [...own, ...suites.flatMap((suite) => rowsOf(suite, place))];
}
