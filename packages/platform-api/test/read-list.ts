import type { Member, TestServer } from './test-server.ts';

/** The server for a visitor, or a member. */
export type Reader = TestServer | Member;

interface List<Row> {
  count: number;
  rows: Row[];
}

/** A list of the API. */
export const readList = async <Row = { id: number }>(reader: Reader, url: string): Promise<List<Row>> =>
  (await reader.get(url)).data;

export const idsOf = ({ rows }: List<{ id: number }>): number[] => rows.map(({ id }) => id);
