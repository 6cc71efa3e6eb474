import { apiError } from '@xana/api-client';
import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';
import { watchErrors } from './watch-errors.ts';

const STORE = 'http://localhost:3003/r0/mfe-store/0123456789abcdef/balances.mjs:1:20';
const SHELL = 'http://localhost:3000/r0/shell/fedcba9876543210/main.mjs:1:9';

/** @returns what is reported when code throws this in an event handler, and when a promise is rejected with it */
function report(thrown: unknown): string[] {
  const page = new EventTarget();
  const outcomes: ReleaseOutcome[] = [];
  watchErrors(page as Window, (outcome) => outcomes.push(outcome));
  page.dispatchEvent(Object.assign(new Event('error'), { error: thrown, filename: '' }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown }));
  return outcomes.map(({ name, id, outcome }) => `${name}@${id} ${outcome}`);
}

const withStack = (...lines: string[]) =>
  Object.assign(new Error('x'), { stack: ['Error: x', ...lines].join('\n at ') });

describe('[MF-05] watchErrors', () => {
  it.each([
    ['a remote', [STORE, SHELL], 'mfe-store@0123456789abcdef erred'],
    ['the shell on behalf of a remote', [SHELL, STORE], 'mfe-store@0123456789abcdef erred'],
    ['the shell alone', [SHELL], 'shell@fedcba9876543210 erred'],
  ])('attributes an error that %s threw', (_, stack, outcome) => {
    expect(report(withStack(...stack))).toEqual([outcome, outcome]);
  });

  it.each<[string, unknown]>([
    ['an error of an extension', withStack('chrome-extension://abc/content.js:1:1')],
    ['an error without a stack', withStack()],
    ['a request that was ended', Object.assign(withStack(STORE), { name: 'AbortError' })],
    ['an answer of the platform', apiError({ code: 'ACCESS_DENIED', message: STORE, status: 403 })],
    ['undefined', undefined],
    ['null', null],
    ['a text', STORE],
  ])('reports nothing for %s', (_, thrown) => {
    expect(report(thrown)).toEqual([]);
  });
});
