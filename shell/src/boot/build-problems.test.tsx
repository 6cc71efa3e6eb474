import { showBuildProblem } from './build-problems.ts';

const shown = () => document.querySelector('[role=alert]')?.textContent ?? null;

describe('showBuildProblem', () => {
  it('shows the problem of each microfrontend until it is released again', () => {
    showBuildProblem('mfe-a', 'remote.config.ts:3:0: ERROR: Unexpected "}"');
    showBuildProblem('mfe-b', 'Module not found');
    expect(shown()).toBe(
      'mfe-a was not released: remote.config.ts:3:0: ERROR: Unexpected "}"\n\nmfe-b was not released: Module not found',
    );
    showBuildProblem('mfe-a', null);
    expect(shown()).toBe('mfe-b was not released: Module not found');
    showBuildProblem('mfe-b', null);
    expect(shown()).toBeNull();
  });
});
