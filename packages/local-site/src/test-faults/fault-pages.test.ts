import { chatPage } from './chat-page.ts';
import { faultsPage } from './faults-page.ts';
import { fuzzPage, type JestReport, killPointsPage } from './jest-pages.ts';
import type { PlaywrightReport } from './playwright-report.ts';

const report = (title: string, result: object, ok = true): PlaywrightReport => ({
  suites: [
    {
      title: 'some.fault.ts',
      suites: [
        {
          title: 'a group',
          specs: [{ title, ok, tests: [{ results: [{ duration: 4_400, status: 'passed', ...result }] }] }],
        },
      ],
    },
  ],
});

it('lists tests with their group, and marks what failed or was skipped', () => {
  expect(faultsPage(report('[B04] survives', {}))).toContain('| a group: survives | passed | 4 |');
  expect(faultsPage(report('survives', {}, false))).toContain('| a group: survives | **failed** | 4 |');
  expect(faultsPage(report('survives', { status: 'skipped' }))).toContain('| a group: survives | skipped | 4 |');
});

it('counts schedules of the chat and their steps, of several runs', () => {
  const run = (seed: number, isPassed: boolean) =>
    report(
      'in order',
      {
        stdout: [{ text: `  seed ${seed} (repeat with CHAT_SCHEDULE_SEED)\n` }],
        steps: [
          { title: 'Before Hooks', duration: 1 },
          { title: 'schedule 0: send 1 2, kill 0', duration: 20_000 },
          { title: 'schedule 1: send 0 1', duration: 40_000 },
        ],
      },
      isPassed,
    );
  const page = chatPage([run(7, true), run(8, false)]);
  expect(page).toContain('| 7 | 2 | passed | 40 | 40 |');
  expect(page).toContain('| 8 | 2 | **failed** | 40 | 40 |');
  expect(page).toContain('The 4 schedules have 6 steps');
  expect(page).toContain('| `send` | a member sends one to three messages | 4 |');
});

const jestReport: JestReport = {
  numTotalTests: 2,
  numPassedTests: 1,
  startTime: 1_000,
  testResults: [
    {
      endTime: 13_000,
      assertionResults: [
        { ancestorTitles: ['release publish'], title: '[MF-04] leaves a store', status: 'passed', duration: 1_200 },
        { ancestorTitles: ['release publish'], title: 'reports it', status: 'failed', duration: null },
      ],
    },
  ],
};

it('states how many fuzz tests passed, and how to repeat them', () => {
  const page = fuzzPage(jestReport, { cases: '60', seed: '5' });
  expect(page).toContain('npm run test:faults -- fuzz --cases 60 --seed 5');
  expect(page).toContain('**1 of 2 tests passed**, 12 s.');
});

it('lists the kills of each release command', () => {
  const page = killPointsPage(jestReport);
  expect(page).toContain('| release publish: leaves a store | passed | 1.2 |');
  expect(page).toContain('| release publish: reports it | **failed** | 0.0 |');
});
