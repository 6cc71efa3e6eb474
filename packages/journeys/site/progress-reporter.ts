import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const SIGNS: Record<TestResult['status'], string> = {
  passed: '✓',
  failed: '✗',
  timedOut: '✗',
  interrupted: '✗',
  skipped: '-',
};
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

/** Prints a line for each finished journey with the remaining time, and at the end the failures with the command that repeats them. */
export default class ProgressReporter implements Reporter {
  private total = 0;
  private done = 0;
  private begun = 0;
  private root = '';
  private readonly failures: { test: TestCase; result: TestResult }[] = [];

  printsToStdio(): boolean {
    return true;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = config.rootDir;
    this.total = suite.allTests().length;
    this.begun = Date.now();
    console.log(`${this.total} journeys with ${config.workers} sites`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.done += 1;
    const isFailure = result.status !== 'skipped' && result.status !== test.expectedStatus;
    if (isFailure) this.failures.push({ test, result });
    const count = `${this.done}/${this.total}`.padStart(2 * String(this.total).length + 1);
    const sign = isFailure ? '✗' : SIGNS[result.status];
    console.log(
      `${count} ${sign} ${this.locationOf(test)} ${test.title} (${seconds(result.duration)})${this.remainingTime()}`,
    );
  }

  onError(error: { message?: string; stack?: string }): void {
    console.error(error.stack ?? error.message);
  }

  onEnd({ status }: FullResult): void {
    for (const { test, result } of this.failures) {
      console.error(`\n✗ ${this.locationOf(test)} ${test.titlePath().filter(Boolean).join(' › ')}`);
      for (const { stack, message, snippet } of result.errors)
        console.error([stack ?? message, snippet].filter(Boolean).join('\n'));
      for (const { name, path } of result.attachments) {
        if (path) console.error(`  ${name}: ${path}`);
        if (path && name === 'error-context') console.error(describePage(readFileSync(path, 'utf8')));
      }
    }
    const locations = [...new Set(this.failures.map(({ test }) => this.locationOf(test)))];
    if (locations.length > 0) console.error(`\nRun them again: npm test -- journeys ${locations.join(' ')}`);
    console.log(`\n${this.done - this.failures.length} journeys passed, ${this.failures.length} failed (${status})`);
  }

  private locationOf({ location: { file, line } }: TestCase): string {
    return `${relative(this.root, file)}:${line}`;
  }

  private remainingTime(): string {
    const left = ((Date.now() - this.begun) / this.done) * (this.total - this.done);
    return left < 1_000 ? '' : ` · ${left < 60_000 ? 'less than a minute' : `${Math.round(left / 60_000)} min`} left`;
  }
}

/** Announcements, dialogs, headings and buttons that retry: they show what a page waits for. */
const RELEVANT_LINE =
  /^\s*- (alert|status|dialog|alertdialog|progressbar|heading|button "(Try again|Show more|Reload))/;
const END_LINES = 25;

/** An excerpt of Playwright's snapshot of the page: the last, after a failed expectation. CI deletes the file that has all of it. */
function describePage(context: string): string {
  const snapshot = [...context.matchAll(/```yaml\n([\s\S]*?)\n```/g)].at(-1)?.[1] ?? '';
  const lines = snapshot.split('\n');
  const excerpt = lines.filter((line, index) => RELEVANT_LINE.test(line) || index >= lines.length - END_LINES);
  return [`  the page, ${excerpt.length} of ${lines.length} lines:`, ...excerpt.map((line) => `  ${line}`)].join('\n');
}
