import { readAllPages } from './read-all-pages.ts';

const page = (ids: number[]) => ({ count: 60, rows: ids.map((id) => ({ id })) });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('reads page after page and reports how far it is, each row once', async () => {
  const pages = [page(range(1, 50)), page(range(50, 59))];
  const progress: number[] = [];
  const rows = await readAllPages({
    readPage: async ({ pageNumber }) => pages[pageNumber - 1] ?? page([]),
    onProgress: ({ read }) => progress.push(read),
    signal: new AbortController().signal,
  });
  expect(rows.map(({ id }) => id)).toEqual(range(1, 59));
  expect(progress).toEqual([50, 59]);
});

test('stops when the export is left', async () => {
  const controller = new AbortController();
  const reading = readAllPages({
    async readPage() {
      controller.abort();
      return page(range(1, 50));
    },
    onProgress: () => {},
    signal: controller.signal,
  });
  await expect(reading).rejects.toThrow();
});
