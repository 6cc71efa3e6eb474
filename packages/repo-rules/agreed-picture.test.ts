import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as auth from '@xana/contracts/events/auth';
import * as chat from '@xana/contracts/events/chat';
import { defineEvent } from '@xana/contracts/events/event';
import * as profile from '@xana/contracts/events/profile';
import * as profileSaved from '@xana/contracts/events/profile-changed';
import * as session from '@xana/contracts/events/session';
import * as shell from '@xana/contracts/events/shell';
import * as spaces from '@xana/contracts/events/spaces';
import * as store from '@xana/contracts/events/store';
import { allOperations } from '@xana/contracts/http/all-operations';
import { defineOperation } from '@xana/contracts/operation';
import * as z from 'zod/mini';
import { type AgreedPicture, breakingChanges, pictureOf } from './agreed-picture.ts';
import { readContractFiles } from './contract-files.ts';

const file = join(__dirname, '../contracts/agreed/picture.json');
const events = [auth, chat, profile, profileSaved, session, shell, spaces, store].flatMap((owner) =>
  Object.values(owner),
);

function current(): AgreedPicture {
  return JSON.parse(JSON.stringify(pictureOf(allOperations, events))) as AgreedPicture;
}

describe('[MF-02] the agreed contracts', () => {
  it('lose nothing that released microfrontends were built against', () => {
    const agreed = JSON.parse(readFileSync(file, 'utf8')) as AgreedPicture;
    expect(breakingChanges(agreed, current())).toEqual([]);
  });

  it('matches agreed/picture.json; UPDATE_AGREED=1 writes additions', () => {
    const text = `${JSON.stringify(current(), null, 2)}\n`;
    const agreed = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (process.env.UPDATE_AGREED) writeFileSync(file, text);
    else expect(agreed).toBe(text);
  });

  it('are all listed in all-operations.ts', async () => {
    expect(Object.keys(allOperations).sort()).toEqual(Object.keys(await readContractFiles()).sort());
  });
});

describe('breakingChanges', () => {
  const call = (input: object, output: object, more: object = {}) =>
    defineOperation({
      id: 'one',
      summary: '',
      method: 'POST',
      path: '/one',
      input: z.strictObject(input as never),
      output: z.object(output as never),
      ...more,
    });
  const judge = (before: ReturnType<typeof call>, after: ReturnType<typeof call> | null) =>
    breakingChanges(pictureOf({ one: before }, []), pictureOf(after ? { one: after } : {}, []));
  const agreed = call({ a: z.string() }, { x: z.number(), rows: z.array(z.object({ id: z.number() })) });
  const rows = z.array(z.object({ id: z.number() }));

  it.each([
    ['an optional input field', call({ a: z.string(), b: z.optional(z.string()) }, { x: z.number(), rows })],
    ['an output field', call({ a: z.string() }, { x: z.number(), y: z.string(), rows })],
    ['an optional token', call({ a: z.string() }, { x: z.number(), rows }, { authorization: 'optional' })],
    [
      'an output field inside a list',
      call({ a: z.string() }, { x: z.number(), rows: z.array(z.object({ id: z.number(), n: z.string() })) }),
    ],
  ])('accepts %s as an addition', (_what, after) => {
    expect(judge(agreed, after)).toEqual([]);
  });

  it.each([
    ['a removed operation', null, 'The operation one was removed.'],
    [
      'a moved operation',
      call({ a: z.string() }, { x: z.number(), rows }, { path: '/two' }),
      'one: path was /one and is /two.',
    ],
    [
      'a new token requirement',
      call({ a: z.string() }, { x: z.number(), rows }, { authorization: 'required' }),
      'one: authorization was none and is required.',
    ],
    [
      'a new required input field',
      call({ a: z.string(), b: z.string() }, { x: z.number(), rows }),
      'one: the question demands "b" now.',
    ],
    ['a removed input field', call({}, { x: z.number(), rows }), 'one: the question refuses "a" now.'],
    ['a removed output field', call({ a: z.string() }, { rows }), 'one: the answer lost "x".'],
    [
      'a removed output field inside a list',
      call({ a: z.string() }, { x: z.number(), rows: z.array(z.object({})) }),
      'one: the answer.rows[] lost "id".',
    ],
    [
      'a changed output type',
      call({ a: z.string() }, { x: z.string(), rows }),
      'one: the answer.x was {"type":"number"} and is {"type":"string"}.',
    ],
  ])('reports %s', (_what, after, problem) => {
    expect(judge(agreed, after)).toContain(problem);
  });

  it('reports an event whose former major was removed', () => {
    const before = defineEvent({ name: 'a:b', major: 1, payload: z.object({ x: z.number() }) });
    const after = defineEvent({ name: 'a:b', major: 2, payload: z.object({ y: z.number() }) });
    expect(breakingChanges(pictureOf({}, [before]), pictureOf({}, [after]))).toEqual(['The event a:b@1 is gone.']);
    expect(breakingChanges(pictureOf({}, [before]), pictureOf({}, [before, after]))).toEqual([]);
  });
});
