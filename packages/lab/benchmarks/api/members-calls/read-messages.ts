import type { RecordedStatement } from './recorded-statement.ts';

const LENGTH_BYTES = 4;
const TEXT_FORMAT = 0;

/**
 * Reads what one client sends to PostgreSQL and reports each statement that it executes.
 *
 * @returns takes the bytes as they arrive
 * @see https://www.postgresql.org/docs/15/protocol-message-formats.html
 */
export function readMessages(onStatement: (statement: RecordedStatement) => void): (bytes: Buffer) => void {
  const textsByName = new Map<string, string>();
  let rest: Buffer = Buffer.alloc(0);
  let hasStarted = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      // The first message has no type.
      const start = hasStarted ? 1 : 0;
      if (rest.length < start + LENGTH_BYTES) return;
      const end = start + rest.readInt32BE(start);
      if (rest.length < end) return;
      const type = hasStarted ? String.fromCharCode(rest[0] ?? 0) : '';
      const body = rest.subarray(start + LENGTH_BYTES, end);
      rest = rest.subarray(end);
      hasStarted = true;
      if (type === 'P') readParse(body, textsByName);
      if (type === 'B') onStatement(readBind(body, textsByName));
      if (type === 'Q') onStatement({ text: readName(body, 0).text, values: [], isPrepared: false });
    }
  };
}

function readParse(body: Buffer, textsByName: Map<string, string>): void {
  const name = readName(body, 0);
  textsByName.set(name.text, readName(body, name.end).text);
}

function readBind(body: Buffer, textsByName: ReadonlyMap<string, string>): RecordedStatement {
  const portal = readName(body, 0);
  const name = readName(body, portal.end);
  let at = name.end;
  const take = (size: 2 | 4) => {
    at += size;
    return size === 2 ? body.readInt16BE(at - size) : body.readInt32BE(at - size);
  };
  const formats = Array.from({ length: take(2) }, () => take(2));
  if (formats.some((format) => format !== TEXT_FORMAT)) throw new Error('A binary parameter cannot be repeated.');
  const values = Array.from({ length: take(2) }, () => {
    const length = take(4);
    if (length < 0) return null;
    at += length;
    return body.toString('utf8', at - length, at);
  });
  return { text: textsByName.get(name.text) ?? '', values, isPrepared: name.text !== '' };
}

function readName(body: Buffer, start: number): { text: string; end: number } {
  const end = body.indexOf(0, start);
  return { text: body.toString('utf8', start, end), end: end + 1 };
}
