/** The largest page that the platform returns. */
const PAGE_SIZE = 50;

interface List<Row> {
  count: number;
  rows: Row[];
}

interface ReadAllPages<Row> {
  readPage(page: { pageNumber: number; pageSize: number }): Promise<List<Row>>;
  onProgress(progress: { read: number; count: number }): void;
  signal: AbortSignal;
}

/** All rows of a list. A row that moved to the next page while it was read is returned once. */
export async function readAllPages<Row extends { id: number }>({ readPage, onProgress, signal }: ReadAllPages<Row>) {
  const rows = new Map<number, Row>();
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await readPage({ pageNumber, pageSize: PAGE_SIZE });
    signal.throwIfAborted();
    for (const row of page.rows) rows.set(row.id, row);
    onProgress({ read: rows.size, count: Math.max(page.count, rows.size) });
    if (page.rows.length < PAGE_SIZE) return [...rows.values()];
  }
}
