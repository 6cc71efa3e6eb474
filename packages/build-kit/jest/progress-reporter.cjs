const { existsSync, readFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const MINUTE_MS = 60_000;
const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`;

/**
 * Prints a line for each finished file with the remaining time, and at the end the failures with the command that repeats them. The
 * files of a batch (`platform-api/test/batches`) count as files: the batch describes each under its path.
 */
class ProgressReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
    this.done = 0;
    /** By path of a batch: its current file, when it began, and whether a test of it failed. */
    this.running = new Map();
    this.totals = new Map();
  }

  onRunStart() {
    this.begun = Date.now();
  }

  onTestCaseResult(test, { ancestorTitles: [file], status }) {
    if (!file?.endsWith('.test.ts')) return;
    const current = this.running.get(test.path);
    if (current?.file !== file) {
      this.finishFile(test.path);
      this.running.set(test.path, { file, begun: Date.now(), hasFailed: false });
    }
    if (status === 'failed') this.running.get(test.path).hasFailed = true;
  }

  onTestFileResult(test, result, { numTotalTestSuites }) {
    const isBatch = this.running.has(test.path);
    this.finishFile(test.path);
    const hasFailed = result.numFailingTests > 0 || result.testExecError;
    const { start, end } = result.perfStats;
    if (!isBatch) this.print(this.nameOf(test.path), { hasFailed, duration: end - start, total: numTotalTestSuites });
    // The first line of what a test printed; jsdom prints whole stacks.
    for (const { message } of result.console ?? []) console.log(`    ${message.trim().split('\n')[0]}`);
  }

  onRunComplete(_contexts, { testResults, numPassedTests, numFailedTests }) {
    const failed = testResults.filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError);
    for (const { failureMessage, testFilePath } of failed)
      console.error(`\n✗ ${this.nameOf(testFilePath)}\n${failureMessage}`);
    const names = failed.flatMap((result) => this.failedFilesOf(result));
    if (names.length > 0) console.error(`Run them again: npx jest ${[...new Set(names)].join(' ')}`);
    console.log(`\n${numPassedTests} tests passed, ${numFailedTests} failed`);
  }

  finishFile(batch) {
    const current = this.running.get(batch);
    if (!current) return;
    this.running.delete(batch);
    this.print(current.file, {
      hasFailed: current.hasFailed,
      duration: Date.now() - current.begun,
      total: this.filesBeside(batch),
    });
  }

  print(name, { hasFailed, duration, total }) {
    this.done += 1;
    const left = ((Date.now() - this.begun) / this.done) * (total - this.done);
    // Jest starts with the longest files, so the first ones are no measure of the rest.
    const remaining = left < MINUTE_MS || this.done < total / 5 ? '' : ` · ${Math.round(left / MINUTE_MS)} min left`;
    console.log(`${this.done}/${total} ${hasFailed ? '✗' : '✓'} ${name} (${seconds(duration)})${remaining}`);
  }

  /** How many files the batches of a folder have together. */
  filesBeside(batch) {
    const list = join(dirname(batch), 'durations.json');
    if (!this.totals.has(list))
      this.totals.set(list, existsSync(list) ? Object.keys(JSON.parse(readFileSync(list, 'utf8'))).length : 0);
    return Math.max(this.totals.get(list), this.done);
  }

  failedFilesOf({ testFilePath, testResults }) {
    const failed = testResults.filter(({ status }) => status === 'failed');
    const files = failed.flatMap(({ ancestorTitles: [file] }) => (file?.endsWith('.test.ts') ? [file] : []));
    return files.length > 0 ? files : [this.nameOf(testFilePath)];
  }

  nameOf(path) {
    return relative(this.rootDir, path);
  }

  getLastError() {}
}

module.exports = ProgressReporter;
