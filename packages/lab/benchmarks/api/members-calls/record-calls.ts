import type { MeasuredCall } from '../calls.ts';
import { type MeasuredPlatform, requestOf } from '../measured-platform.ts';
import type { RecordedCall, RecordedStatement } from './recorded-statement.ts';
import type { StatementRecorder } from './statement-recorder.ts';

/** The platform prepares a statement at its third use, per connection. */
const WARM_UP = 40;
/** Jobs of the platform may send statements at the same time. */
const RECORDINGS = 5;

/** Sends a call until its statements are prepared, and records the statements that most of the next requests sent. */
export async function recordCall(
  call: MeasuredCall,
  platform: MeasuredPlatform,
  token: string,
  recorder: StatementRecorder,
): Promise<RecordedCall> {
  for (let count = 0; count < WARM_UP; count += 1) await send(call, platform, token);
  const recordings: { statements: RecordedStatement[]; answer: string }[] = [];
  for (let count = 0; count < RECORDINGS; count += 1) {
    recorder.take();
    const answer = await send(call, platform, token);
    recordings.push({ statements: recorder.take(), answer });
  }
  const textOf = ({ statements }: { statements: RecordedStatement[] }) =>
    statements.map(({ text, isPrepared }) => `${isPrepared} ${text}`).join('\n');
  const countOf = (one: (typeof recordings)[number]) =>
    recordings.filter((other) => textOf(other) === textOf(one)).length;
  const usual = recordings.toSorted((one, other) => countOf(other) - countOf(one))[0];
  if (!usual) throw new Error(`Nothing was recorded of ${call.name}.`);
  return { path: call.path, ...usual };
}

async function send(call: MeasuredCall, platform: MeasuredPlatform, token: string): Promise<string> {
  const { url, ...options } = requestOf(call, platform, token);
  const response = await fetch(url, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${call.name}: ${response.status} ${text}`);
  return text;
}
