import { formatSummary, MAX_LINES, measureFiles, summarizeSizes } from './file-sizes.ts';

const sizes = measureFiles();

describe('file sizes', () => {
  it('summarizes the median and the share of small files', () => {
    const measured = [4, 20, 60, 90].map((lines, index) => ({ file: `a/${index}.ts`, lines }));
    expect(formatSummary(summarizeSizes(measured))).toBe('4 files, median 60 lines, 50 % have at most 20');
  });

  it(`keeps every file at ${MAX_LINES} lines or fewer (now: ${formatSummary(summarizeSizes(sizes))})`, () => {
    expect(sizes.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });
});
