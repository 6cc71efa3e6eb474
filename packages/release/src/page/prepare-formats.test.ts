import { runInNewContext } from 'node:vm';
import { createShellFixture } from '../test-releases.ts';
import { PREPARE_FORMATS } from './prepare-formats.ts';

it('makes a formatter of the language of the page, in a task of its own after the first frame', () => {
  const later: Record<'frame' | 'task', () => void> = { frame: () => undefined, task: () => undefined };
  const made: string[] = [];
  runInNewContext(PREPARE_FORMATS, {
    requestAnimationFrame: (work: () => void) => (later.frame = work),
    setTimeout: (work: () => void) => (later.task = work),
    Intl: { NumberFormat: (locale: string) => made.push(locale) },
    document: { documentElement: { lang: 'ja' } },
  });
  later.task();
  expect(made).toEqual([]);
  later.frame();
  expect(made).toEqual([]);
  later.task();
  expect(made).toEqual(['ja']);
});

it('is in a script of every page', () => {
  expect(createShellFixture().page().html).toContain(PREPARE_FORMATS);
});
