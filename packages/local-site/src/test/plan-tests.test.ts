import { planFullTests, planTests } from './plan-tests.ts';
import type { Step } from './step.ts';

const namesOf = (steps: readonly Step[]) => steps.map(({ name }) => name);
const parametersOf = ([step]: readonly Step[], command = 0) => step?.commands[command]?.parameters ?? [];

it('runs the fast steps first, builds before all tests, and runs the journeys of every change last', () => {
  const steps = planTests([]);
  expect(namesOf(steps)).toEqual(['lint', 'types', 'build', 'unit', 'platform', 'journeys']);
  expect(steps.at(-1)?.commands[0]?.environment).toMatchObject({ XANA_JOURNEYS: 'core' });
  expect(steps.map(({ needs }) => needs)).toEqual([undefined, undefined, undefined, undefined, 'postgres', 'browser']);
});

it('runs one step for the files that follow it, with their whole matrix', () => {
  const steps = planTests(['journeys', 'journeys/store/transfer.e2e.ts', '-g', 'sends']);
  expect(namesOf(steps)).toEqual(['journeys']);
  expect(parametersOf(steps)).toEqual(['test', 'journeys/store/transfer.e2e.ts', '-g', 'sends']);
  expect(steps[0]?.commands[0]?.environment).toEqual({ XANA_TEST_SITES: '1' });
});

it('[MF-03] runs nothing of another remote for the folder of one', () => {
  const steps = planTests(['mfe-store']);
  expect(namesOf(steps)).toEqual(['lint', 'types', 'build', 'unit', 'journeys']);
  const commands = steps.flatMap((step) => step.commands);
  expect(commands.flatMap(({ parameters }) => parameters).join(' ')).not.toMatch(/mfe-(auth|spaces|chat|profile)/);
  expect(commands.at(-1)?.environment).toMatchObject({ XANA_JOURNEYS_OF: 'mfe-store', XANA_JOURNEYS: 'core' });
});

it('repeats the platform on the embedded database, and all journeys, in the full run', () => {
  const steps = planFullTests();
  expect(namesOf(steps)).toEqual(['lint', 'types', 'build', 'unit', 'platform', 'embedded', 'journeys', 'skew']);
  expect(steps.at(-2)?.commands[0]?.environment).not.toHaveProperty('XANA_JOURNEYS');
});

it('[MF-06] runs the skew matrix alone, from a given commit', () => {
  const [step, ...others] = planFullTests(['skew', '--base', 'HEAD~20']);
  expect([step?.name, step?.needs, others]).toEqual(['skew', 'browser', []]);
  expect(step?.commands[0]?.parameters.slice(-2)).toEqual(['--base', 'HEAD~20']);
  expect(() => planFullTests(['unit'])).toThrow('Unknown step "unit"');
});

it('names the steps when an argument is unknown', () => {
  expect(() => planTests(['mfe-nothing'])).toThrow(
    'Unknown step "mfe-nothing". Steps: lint, types, build, unit, platform',
  );
});
