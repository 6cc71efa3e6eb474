import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest } from './run-jest.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xana-run-jest-'));
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A program in place of jest: notes its parameters, writes `report`, and fails until it is called with a file. */
function program(report: string): string {
  const file = join(folder, 'program.cjs');
  writeFileSync(
    file,
    `#!${process.execPath}
const { appendFileSync, writeFileSync } = require('node:fs');
const parameters = process.argv.slice(2);
appendFileSync(${JSON.stringify(join(folder, 'runs'))}, parameters.filter((p) => !p.startsWith('--output')).join(' ') + '\\n');
const output = parameters.find((p) => p.startsWith('--outputFile='));
if (output) writeFileSync(output.slice('--outputFile='.length), ${JSON.stringify(report)});
process.exit(output ? 1 : 0);
`,
  );
  chmodSync(file, 0o755);
  return file;
}
const runs = () => readFileSync(join(folder, 'runs'), 'utf8').trim().split('\n');
const inCi = (value: string | undefined, work: () => unknown) => {
  const before = process.env.CI;
  if (value === undefined) delete process.env.CI;
  else process.env.CI = value;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.CI;
    else process.env.CI = before;
  }
};
const report = JSON.stringify({
  testResults: [
    { name: '/a.test.ts', status: 'failed' },
    { name: '/b.test.ts', status: 'passed' },
  ],
});

describe('runJest', () => {
  it('repeats in CI the failed files alone', () => {
    const jestLike = program(report);
    expect(inCi('true', () => runJest(jestLike, ['packages'], {}))).toBe(0);
    expect(runs()).toEqual(['packages --json', '--maxWorkers=1 --forceExit --runTestsByPath /a.test.ts']);
  });

  it('does not repeat on a developer’s machine', () => {
    const jestLike = program(report);
    expect(inCi(undefined, () => runJest(jestLike, [], {}))).toBe(1);
    expect(runs()).toHaveLength(1);
  });

  it.each([['not JSON'], [JSON.stringify({ testResults: [] })]])('fails without a named file: %s', (text) => {
    const jestLike = program(text);
    expect(inCi('true', () => runJest(jestLike, [], {}))).toBe(1);
    expect(runs()).toHaveLength(1);
  });
});
