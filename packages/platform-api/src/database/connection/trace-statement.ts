import type { QueryResult } from 'kysely';
import { currentSpan } from '../../tracing/current-span.ts';
import { runAndEnd } from '../../tracing/in-step.ts';

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
const TABLE = /\b(?:from|into|update)\s"?([a-z_]{1,63})/;

/** A name of few different values, such as `select users`: the command, and its table outside of parentheses. */
function summaryOf(text: string): string {
  const command = COMMAND.exec(text)?.[1] ?? 'statement';
  const table = TABLE.exec(outsideOfParentheses(text))?.[1];
  return table ? `${command} ${table}` : command;
}

function outsideOfParentheses(text: string): string {
  let depth = 0;
  let outside = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0) outside += character;
  }
  return outside;
}
