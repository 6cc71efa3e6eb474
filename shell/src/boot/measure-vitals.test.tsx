import { onINP, onLCP } from 'web-vitals';
import { measureVitals } from './measure-vitals.ts';

jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onINP: jest.fn() }));

function setUp() {
  let state = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  const report = jest.fn();
  measureVitals(document, report);
  const measured = (measure: typeof onLCP | typeof onINP, value: number) => {
    const [onMeasured] = jest.mocked(measure).mock.lastCall ?? [];
    onMeasured?.({ value } as never);
  };
  const become = (next: string) => {
    state = next;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  return { report, measured, become };
}

describe('measureVitals', () => {
  it('reports the last values when the page is hidden, and only then', () => {
    const { report, measured, become } = setUp();
    measured(onLCP, 900);
    measured(onLCP, 1_200);
    become('visible');
    expect(report).not.toHaveBeenCalled();
    // As web-vitals does: in the capture phase of the window.
    window.addEventListener('visibilitychange', () => measured(onINP, 56), { capture: true, once: true });
    become('hidden');
    become('visible');
    become('hidden');
    expect(report.mock.calls).toEqual([[{ lcpMs: 1_200, inpMs: 56 }]]);
  });

  it('reports nothing for a page without a paint and without an interaction', () => {
    const { report, become } = setUp();
    become('hidden');
    expect(report).not.toHaveBeenCalled();
  });
});
