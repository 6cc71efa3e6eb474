import { checkCommit, listCommits } from './commit-messages.ts';

const problemsOf = (subject: string, files = ['shell/src/main.ts']) =>
  checkCommit({ id: '1234567890', subject, files }).map((problem) => problem.slice(`1234567 "${subject}" `.length));

describe('checkCommit', () => {
  it('accepts a scope and an imperative summary', () => {
    expect(problemsOf('platform: keep one plan per statement')).toEqual([]);
    expect(problemsOf('shell, mfe-store: name slots with standard terms')).toEqual([]);
  });

  it('accepts generated files beside the change that caused them', () => {
    expect(problemsOf('shell: add a test', ['shell/src/a.test.ts', 'packages/handbook/requirements.md'])).toEqual([]);
  });

  it.each([
    ['fix the tests', undefined, 'must read "scope: imperative summary"'],
    ['Shell: Fix', undefined, 'must read "scope: imperative summary"'],
    [`shell: ${'a'.repeat(66)}`, undefined, 'must have at most 72 characters'],
    ['shell: wip', undefined, 'must not be work in progress'],
    ['repo: write pages', ['packages/handbook/requirements.md'], 'must not only refresh generated files'],
  ])('rejects "%s"', (subject, files, problem) => {
    expect(problemsOf(subject, files)).toEqual([problem]);
  });
});

describe('commits of this repository', () => {
  it('have standard messages', () => {
    expect(listCommits().flatMap(checkCommit)).toEqual([]);
  });
});
