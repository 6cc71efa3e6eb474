import { act, fireEvent, render, screen } from '@testing-library/react';
import { startI18n } from '@xana/i18n';
import type { Problem } from './follow-releases.ts';
import { openTabPhrases } from './phrases/phrases.ts';
import { ReleaseNotice } from './release-notice.tsx';

beforeAll(async () => {
  startI18n('en', { report: jest.fn() });
  await openTabPhrases.load('en');
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(problem: Problem) {
  const page = { isHeld: false };
  const onReload = jest.fn();
  render(
    <ReleaseNotice problem={problem} holds={{ hold: () => () => {}, isHeld: () => page.isHeld }} onReload={onReload} />,
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { page, onReload, wait };
}

describe('[MF-05] ReleaseNotice', () => {
  it('reloads a page with a quarantined release once, after ten seconds', () => {
    const { onReload, wait } = show('quarantined');
    wait(9_000);
    expect(onReload).not.toHaveBeenCalled();
    // The reload takes a while on a slow connection: a second one would begin it again.
    wait(60_000);
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('waits for what is typed', () => {
    const { page, onReload, wait } = show('quarantined');
    page.isHeld = true;
    wait(60_000);
    expect(onReload).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('when you have finished');
    page.isHeld = false;
    wait(1_000);
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('waits for the network, because the page of a browser without one would be lost', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { onReload, wait } = show('quarantined');
    wait(60_000);
    expect(onReload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    wait(1_000);
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('leaves a page with a rolled-back release to its button', () => {
    const { onReload, wait } = show('fixed');
    wait(600_000);
    expect(onReload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});
