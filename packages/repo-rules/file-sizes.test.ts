import {
  CODE_AND_STYLES,
  formatSummary,
  MAX_LINES,
  machineryShare,
  measureFiles,
  summarizeSizes,
} from './file-sizes.ts';

const sizes = measureFiles();
const machinery = machineryShare(measureFiles(CODE_AND_STYLES));

describe('file sizes', () => {
  it('summarizes the median and the share of small files', () => {
    const measured = [4, 20, 60, 90].map((lines, index) => ({ file: `a/${index}.ts`, lines }));
    expect(formatSummary(summarizeSizes(measured))).toBe('4 files, median 60 lines, 50 % have at most 20');
  });

  it(`keeps every file at ${MAX_LINES} lines or fewer (now: ${formatSummary(summarizeSizes(sizes))})`, () => {
    expect(sizes.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });

  it(`keeps the machinery smaller than the site that it builds and proves (now: ${machinery.toFixed(2)})`, () => {
    const measured = { 'packages/lab/a.ts': 30, 'packages/release/b.ts': 90, 'mfe-chat/src/c.ts': 40 };
    expect(machineryShare(Object.entries(measured).map(([file, lines]) => ({ file, lines })))).toBe(0.75);
    expect(machinery).toBeLessThan(0.8);
  });
});
