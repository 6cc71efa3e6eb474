import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@xana/contracts/operation';

const FOLDER = join(__dirname, '../contracts/src/http');
const HANDLERS = join(__dirname, '../platform-api/src/operations');
const MAX_LINE_LENGTH = 120;

interface Contract {
  area: string;
  /** Relative to `src/http`, without extension. */
  path: string;
  operations: Record<string, Operation>;
}

/** Every file in an area folder of `packages/contracts/src/http` that exports operations, sorted by path. */
export async function readContracts(): Promise<Contract[]> {
  const areas = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = areas
    .flatMap(({ name }) => readdirSync(join(FOLDER, name)).map((file) => `${name}/${file.replace(/\.ts$/, '')}`))
    .sort();
  const contracts = await Promise.all(
    paths.map(async (path) => {
      const exported: Record<string, unknown> = await import(join(FOLDER, `${path}.ts`));
      const operations = Object.fromEntries(
        Object.entries(exported)
          .filter((entry): entry is [string, Operation] => isOperation(entry[1]))
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      );
      return { area: path.split('/')[0] as string, path, operations };
    }),
  );
  return contracts.filter(({ operations }) => Object.keys(operations).length > 0);
}

/** The text of `all-operations.ts`, formatted as Biome formats it. */
export function writeOperationList(contracts: Contract[]): string {
  const imports = contracts.map(({ path, operations }) => importOf(Object.keys(operations), `./${path}.ts`));
  const areas = [...new Set(contracts.map(({ area }) => area))];
  const lists = areas.map((area) => {
    const names = contracts.filter((each) => each.area === area).flatMap(({ operations }) => Object.keys(operations));
    return `export const ${area}Operations = {\n${names.map((name) => `  ${name},\n`).join('')}} as const;`;
  });
  const byArea = areas.map((area) => `  ${area}: ${area}Operations,\n`).join('');
  const all = areas.map((area) => `  ...${area}Operations,\n`).join('');
  return [
    '// Generated from the contracts in this folder: UPDATE_AGREED=1 npm test -- unit agreed-picture',
    imports.join('\n'),
    '',
    lists.join('\n\n'),
    '',
    `export const operationsByArea = {\n${byArea}} as const;`,
    '',
    '/** Every operation of the platform. A missing handler in `platform-api` does not compile. */',
    `export const allOperations = {\n${all}} as const;`,
    '',
  ].join('\n');
}

/** The text of `all-handlers.ts`: the handler of each operation, from the file of its area that exports it. */
export function writeHandlerList(contracts: Contract[]): string {
  const operations = new Map(
    contracts.flatMap(({ area, operations }) => Object.keys(operations).map((name) => [name, area] as const)),
  );
  const paths = readdirSync(HANDLERS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/(^|\/)test-|\.test\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));
  const imports = paths.sort().flatMap((path) => {
    const exported = [
      ...readFileSync(join(HANDLERS, `${path}.ts`), 'utf8').matchAll(/^export (?:const|async function) (\w+)/gm),
    ];
    const names = exported.map(([, name = '']) => name).filter((name) => operations.get(name) === path.split('/')[0]);
    return names.length > 0 ? [importOf(names.sort(), `./${path}.ts`)] : [];
  });
  return [
    '// Generated from the handlers in this folder: UPDATE_AGREED=1 npm test -- unit agreed-picture',
    "import type { allOperations } from '@xana/contracts/http/all-operations';",
    "import type { Handler } from '../http/handler.ts';",
    ...imports,
    '',
    '/** One that is missing does not compile. */',
    'export const allHandlers: { [Id in keyof typeof allOperations]: Handler<(typeof allOperations)[Id]> } = {',
    ...[...operations.keys()].map((name) => `  ${name},`),
    '};',
    '',
  ].join('\n');
}

function importOf(names: string[], path: string): string {
  const line = `import { ${names.join(', ')} } from '${path}';`;
  return line.length <= MAX_LINE_LENGTH
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${path}';`;
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;
