import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../topology.ts';
import {
  biomeCheck,
  jestRun,
  knipCheck,
  platformRun,
  playwrightRun,
  productionBuild,
  type Step,
  skewMatrix,
  tscCheck,
} from './step.ts';

const WORKSPACE = 'packages/build-kit/typescript/workspace.json';

/** Makes each step of `npm test`, for all files or for those given: `npm test -- unit update-profile`. Fast steps first. */
const STEPS: Record<string, (files: readonly string[]) => Step> = {
  lint: () => ({ name: 'lint', commands: [biomeCheck('.'), knipCheck()] }),
  types: () => ({ name: 'types', commands: [tscCheck(WORKSPACE)] }),
  build: () => ({ name: 'build', commands: [productionBuild()] }),
  unit: (files) => ({ name: 'unit', commands: [jestRun({ projects: ['node', 'browser'], files })] }),
  platform: (files) => ({ name: 'platform', commands: [platformRun(files)], needs: 'postgres' }),
  journeys: (files) => ({
    name: 'journeys',
    commands: [playwrightRun(files, files.length > 0 ? {} : { XANA_JOURNEYS: 'core' })],
    needs: 'browser',
  }),
};

/**
 * All steps with their whole matrices, the platform's tests on the embedded database too, and releases of different days on one page.
 *
 * @param args of the command line: none for everything, or `skew` with its options
 * @throws Error for another argument
 */
export function planFullTests([first, ...options]: readonly string[] = []): Step[] {
  if (first === 'skew') return [{ name: 'skew', commands: [skewMatrix(options)], needs: 'browser' }];
  if (first !== undefined) throw new Error(`Unknown step "${first}". Alone runs: skew [--base <ref>].`);
  const { lint, types, build, unit, platform } = STEPS;
  const steps = [lint, types, build, unit, platform].flatMap((makeStep) => makeStep?.([]) ?? []);
  return [
    ...steps,
    { name: 'embedded', commands: [platformRun()] },
    { name: 'journeys', commands: [playwrightRun([])], needs: 'browser' },
    ...planFullTests(['skew']),
  ];
}

const isMicrofrontend = (name: string) => existsSync(join(ROOT, name, 'webpack.config.js'));

/**
 * @param args of the command line: none for everything, a step with the files to test, or the folder of a microfrontend
 * @throws Error when the first argument is neither
 */
export function planTests([first, ...files]: readonly string[]): Step[] {
  if (first === undefined) return Object.values(STEPS).map((makeStep) => makeStep([]));
  const makeStep = STEPS[first];
  if (makeStep) return [makeStep(files)];
  if (isMicrofrontend(first)) return stepsOf(first);
  const steps = Object.keys(STEPS).join(', ');
  throw new Error(`Unknown step "${first}". Steps: ${steps}; or the folder of a microfrontend, for example mfe-store.`);
}

/**
 * What a team needs to know before it ships its microfrontend alone: its own code, the contracts that it relies on, and its
 * journeys. A fault in another remote does not stop it.
 */
function stepsOf(name: string): Step[] {
  const contracts = ['packages/contracts/', 'packages/repo-rules/(agreed-picture|changelogs|class-names)'];
  return [
    { name: 'lint', commands: [biomeCheck(name), knipCheck('--workspace', name)] },
    { name: 'types', commands: [tscCheck(`${name}/tsconfig.json`)] },
    { name: 'build', commands: [productionBuild()] },
    {
      name: 'unit',
      commands: [jestRun({ projects: ['node', 'browser'], files: [`^${ROOT}/${name}/`, ...contracts] })],
    },
    {
      name: 'journeys',
      commands: [playwrightRun([], { XANA_JOURNEYS: 'core', XANA_JOURNEYS_OF: name })],
      needs: 'browser',
    },
  ];
}
