/** The used fields of Playwright's report, which nests suites. */
export interface PlaywrightReport {
  suites?: PlaywrightReport[];
  title?: string;
  specs?: { title: string; ok: boolean; tests: { results: TestResult[] }[] }[];
}

interface TestResult {
  /** In milliseconds, as each duration. */
  duration: number;
  status: string;
  stdout?: { text?: string }[];
  steps?: { title: string; duration: number }[];
}

export interface TriedTest {
  /** With the titles of its groups. */
  title: string;
  isPassed: boolean;
  /** Of the last try. */
  result: TestResult | undefined;
}

/** All tests of a report, in its order. */
export function testsOf({ suites = [], specs = [], title = '' }: PlaywrightReport, within = ''): TriedTest[] {
  // The outermost title is the file name.
  const place = title.endsWith('.ts') || title === '' ? within : `${within}${title}: `;
  const own = specs.map(({ title: name, ok, tests }) => ({
    title: `${place}${name.replace(/\[[A-Z\d-]{3,5}\] /g, '')}`,
    isPassed: ok,
    result: tests[0]?.results.at(-1),
  }));
  return [...own, ...suites.flatMap((suite) => testsOf(suite, place))];
}
