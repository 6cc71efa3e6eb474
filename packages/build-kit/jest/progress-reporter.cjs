const { relative } = require('node:path');

const MINUTE_MS = 60_000;

/** Prints a line for each finished file with the remaining time, and at the end the failures with the command that repeats them. */
class ProgressReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunStart() {
    this.begun = Date.now();
  }

  onTestFileResult(test, result, { numTotalTestSuites: total, ...counts }) {
    const done = counts.numPassedTestSuites + counts.numFailedTestSuites + counts.numPendingTestSuites;
    const failed = result.numFailingTests > 0 || result.testExecError;
    const seconds = ((result.perfStats.end - result.perfStats.start) / 1_000).toFixed(1);
    const left = ((Date.now() - this.begun) / done) * (total - done);
    const remaining = left < MINUTE_MS ? '' : ` · ${Math.round(left / MINUTE_MS)} min left`;
    console.log(`${done}/${total} ${failed ? '✗' : '✓'} ${this.nameOf(test.path)} (${seconds} s)${remaining}`);
    for (const { message, origin } of result.console ?? []) console.log(`    ${message}\n    ${origin}`);
  }

  onRunComplete(_contexts, { testResults, numPassedTests, numFailedTests }) {
    const failed = testResults.filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError);
    for (const { failureMessage, testFilePath } of failed)
      console.error(`\n✗ ${this.nameOf(testFilePath)}\n${failureMessage}`);
    const names = failed.map(({ testFilePath }) => this.nameOf(testFilePath));
    if (names.length > 0) console.error(`Run them again: npx jest ${names.join(' ')}`);
    console.log(`\n${numPassedTests} tests passed, ${numFailedTests} failed`);
  }

  nameOf(path) {
    return relative(this.rootDir, path);
  }

  getLastError() {}
}

module.exports = ProgressReporter;
