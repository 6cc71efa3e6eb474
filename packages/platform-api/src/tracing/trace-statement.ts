import type { QueryResult } from 'kysely';
import { currentSpan } from './current-span.ts';
import { runAndEnd } from './in-step.ts';

/** Records a statement in the current trace, if there is one: its text without values, and the number of rows. */
export function traceStatement<Result extends QueryResult<unknown>>(
  text: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const parent = currentSpan();
  if (!parent) return run();
  const name = summaryOf(text);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text, 'db.query.summary': name };
  const span = parent.child({ name, kind: 'client', attributes });
  return runAndEnd(span, async () => {
    const result = await run();
    span.set({ 'db.response.returned_rows': result.rows.length });
    return result;
  });
}

/** The comment with which a statement of a recorded trace is sent (decisions/0113); empty without one. */
export function traceComment(): string {
  const span = currentSpan();
  return span ? `/*traceparent='${span.traceparent}'*/ ` : '';
}

const COMMAND = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)/;
const INNERMOST = /\([^()]*\)/;

/** A name of few different values, such as `select users`: the command, and its table outside of parentheses. */
function summaryOf(text: string): string {
  const command = COMMAND.exec(text)?.[1] ?? 'statement';
  let outer = text;
  while (INNERMOST.test(outer)) outer = outer.replace(INNERMOST, '');
  const table = TABLE.exec(outer)?.[1];
  return table ? `${command} ${table}` : command;
}
