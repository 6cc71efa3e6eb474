import { parseArgs } from 'node:util';
import { ensureBrowser } from './ensure-browser.ts';
import { FAULT_SUITES } from './test-faults/fault-suites.ts';

/**
 * `npm run test:faults [-- suite … --cases 300 --seed 1]`: tests that are too slow for every change. Fuzz tests of every operation on
 * PostgreSQL, kills of the release commands at every operation, fault injection with real processes, journeys that wait for
 * minutes, chats of three members while connections are lost, and the request matrix of payments and transfers. Each suite writes
 * its results into the handbook. Without names, all suites run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cases: { type: 'string', default: '300' }, seed: { type: 'string' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(FAULT_SUITES);
const unknown = names.filter((name) => !(name in FAULT_SUITES));
if (unknown.length > 0 || !/^[1-9]\d*$/.test(values.cases)) {
  const suites = Object.entries(FAULT_SUITES).map(([name, { takes }]) => `  ${name.padEnd(8)}${takes}`);
  console.error(`npm run test:faults -- [suite …] [--cases inputs] [--seed number]\nSuites:\n${suites.join('\n')}`);
  process.exit(1);
}
process.env.XANA_CHROMIUM ??= ensureBrowser();
const options = { cases: values.cases, seed: values.seed ?? String(Math.floor(Math.random() * 2 ** 31)) };
const failed: string[] = [];
for (const name of names) {
  console.log(`\n${name}: about ${FAULT_SUITES[name]?.takes}`);
  if (!(await FAULT_SUITES[name]?.run(options))) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nPassed: ${names.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
