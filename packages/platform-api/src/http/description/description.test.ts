import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import * as z from 'zod';
import type { PlatformConfig } from '../../config/read-config.ts';
import { exampleOf } from './example-of.ts';
import { describeCalls } from './open-api.ts';
import { readablePage } from './readable-page.ts';

const OPERATIONS: Operation[] = Object.values(allOperations);
const host = (name: string) => `https://${name}.xana.test`;
const config = {
  origins: {
    site: host('www'),
    api: host('api'),
    marketplace: host('market'),
    chat: host('chat'),
    media: host('media'),
  },
} as PlatformConfig;
const document = describeCalls(allOperations, config);

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '[AP-01] %s is described with examples that are as agreed',
  (_, operation) => {
    const input = exampleOf(z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }));
    expect(operation.input.safeParse(input).success).toBe(true);
    const output = exampleOf(z.toJSONSchema(operation.output, { io: 'output', unrepresentable: 'any' }));
    expect(operation.output.safeParse(output).success).toBe(true);
    const path = operation.path.replace(/:([A-Za-z]+)/g, '{$1}');
    const call = document.paths[path]?.[operation.method.toLowerCase()] as {
      responses: Record<string, { description: string }>;
      security: object[];
      servers: { url: string }[];
    };
    const codes = Object.values(call.responses).flatMap(({ description }) => description.split(', '));
    expect(codes).toEqual(expect.arrayContaining(['INPUT_INVALID', ...operation.errors]));
    expect(codes.includes('TOKEN_MISSING')).toBe(operation.authorization === 'required');
    expect(call.security.length).toBe({ none: 0, optional: 2, required: 1 }[operation.authorization]);
    expect(call.servers).toEqual([{ url: config.origins[operation.host] }]);
  },
);

test('[AP-07] the calls that answer a refresh token describe how a client that is not a browser asks for it', () => {
  const described = OPERATIONS.filter(({ path, method }) =>
    JSON.stringify(document.paths[path]?.[method.toLowerCase()] ?? {}).includes('X-Client'),
  );
  expect(described.map(({ id }) => id).sort()).toEqual([
    'exchangeHandOff',
    'exchangeTelegramToken',
    'loginExternalWallet',
    'refreshToken',
    'verifySignature',
  ]);
});

test('[AP-01] the page for people has every call, and what is in a contract cannot become markup', () => {
  const page = readablePage(allOperations, config);
  for (const { id, path } of OPERATIONS) {
    expect(page).toContain(`id="${id}"`);
    expect(page).toContain(path);
  }
  const [first] = OPERATIONS as [Operation];
  const hostile = { evil: { ...first, summary: '<script>alert(1)</script>' } };
  expect(readablePage(hostile, config)).not.toContain('<script');
});
