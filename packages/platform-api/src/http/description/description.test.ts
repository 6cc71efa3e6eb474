import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { exampleOf } from './example-of.ts';
import { type Components, inputSchema, type JsonSchema, outputSchema } from './json-schemas.ts';
import { describeOperations, readDescribedInput } from './open-api.ts';

const OPERATIONS: Operation[] = Object.values(allOperations);
const host = (name: string) => `https://${name}.xana.test`;
const origins = {
  site: host('www'),
  api: host('api'),
  marketplace: host('market'),
  chat: host('chat'),
  media: host('media'),
};
const document = describeOperations(allOperations, { origins } as PlatformConfig);

interface Described {
  responses: Record<string, { description?: string }>;
  security: object[];
  servers: { url: string }[];
  tags: string[];
  summary: string;
}

const describedAs = ({ path, method }: Operation) =>
  document.paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()] as Described;

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it('[AP-01] has examples that its contract accepts', () => {
    const components: Components = {};
    const output = outputSchema(operation, components);
    const { inPath } = readDescribedInput(operation);
    const input = exampleOf(inputSchema(operation)) as Record<string, unknown>;
    for (const [name] of inPath) input[name] = String(input[name]);
    expect(operation.input.safeParse(input).error).toBeUndefined();
    expect(operation.output.safeParse(exampleOf(output, '', components)).error).toBeUndefined();
  });

  it('[AP-01] is described with its error codes, authorization, server and tag', () => {
    const described = describedAs(operation);
    const codes = Object.values(described.responses).flatMap(({ description = '' }) => description.split(', '));
    expect(codes).toEqual(expect.arrayContaining(['INPUT_INVALID', ...operation.errors]));
    expect(codes.includes('TOKEN_MISSING')).toBe(operation.authorization === 'required');
    expect(described.security.length).toBe({ none: 0, optional: 2, required: 1 }[operation.authorization]);
    expect(described.servers).toEqual([{ url: origins[operation.host] }]);
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(described.tags));
  });

  it('has an imperative summary without a full stop', () => {
    expect(operation.summary).toMatch(/^[A-Z][a-z]+ .{2,66}[^.]$/);
    expect(operation.summary.split(' ')[0]).not.toMatch(/s$/);
  });
});

test('describes every property', () => {
  const missing: string[] = [];
  const visit = (schema: JsonSchema, path: string) => {
    for (const [name, each] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
      if (!each.description && !each.$ref) missing.push(`${path}.${name}`);
      visit(each, `${path}.${name}`);
    }
    if (schema.items) visit(schema.items as JsonSchema, `${path}[]`);
    for (const each of (schema.anyOf ?? []) as JsonSchema[]) visit(each, path);
  };
  for (const operation of OPERATIONS) {
    visit(inputSchema(operation), operation.id);
    visit(outputSchema(operation, {}), operation.id);
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
  expect(missing).toEqual([]);
});

test('[AP-07] describes X-Client where a refresh token can be returned', () => {
  const described = OPERATIONS.filter((operation) => JSON.stringify(describedAs(operation)).includes('X-Client'));
  expect(described.map(({ id }) => id).sort()).toEqual([
    'exchangeHandOff',
    'exchangeTelegramToken',
    'loginExternalWallet',
    'loginWithTelegramMiniApp',
    'refreshToken',
    'verifySignature',
  ]);
});

describe('[AP-01] the OpenAPI document', () => {
  const folder = createTempDirectory('openapi');
  const file = join(folder, 'openapi.json');
  beforeAll(() => writeFileSync(file, JSON.stringify(document)));

  const run = (script: string, ...parameters: string[]) =>
    execFileSync(process.execPath, [script, ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_OPTIONS: '', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  const packageFile = (name: string, path: string) => join(dirname(require.resolve(`${name}/package.json`)), path);

  it('passes redocly lint with the recommended rules, without errors or warnings', () => {
    const script = packageFile('@redocly/cli', 'bin/cli.js');
    const report = run(script, 'lint', '--extends', 'recommended', '--format', 'json', file);
    expect(JSON.parse(report.slice(report.indexOf('{')))).toMatchObject({
      totals: { errors: 0, warnings: 0, ignored: 0 },
      problems: [],
    });
  }, 60_000);

  it('gives named types with openapi-typescript', () => {
    const script = packageFile('openapi-typescript', 'bin/cli.js');
    run(script, file, '--output', join(folder, 'api.ts'));
    const program = join(folder, 'program.ts');
    writeFileSync(
      program,
      `import type { components, operations } from './api.ts';
type Schemas = components['schemas'];
const names = (space: Schemas['Space'], post: Schemas['Post'], message: Schemas['Message'], user: Schemas['User']) =>
  [space.name, space.user?.name, post.user.name, message.body, user.name, message.seq.toFixed()] as (string | undefined)[];
type Followed = operations['followUser']['responses'][200]['content']['application/json'];
const count = ({ data }: Followed): number => data.followerCount;
// @ts-expect-error A space has no such field.
type Colour = Schemas['Space']['colour'];
export { count, names, type Colour };
`,
    );
    run(packageFile('typescript', 'bin/tsc'), '--noEmit', '--strict', '--allowImportingTsExtensions', program);
  }, 60_000);
});
