import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import { en } from '@xana/i18n/errors/en';
import { ja } from '@xana/i18n/errors/ja';
import { useTestServer } from '../../../test/test-server.ts';
import { docsPage, PAGE_POLICY } from './docs-page.ts';
import { logInExample } from './log-in-example.ts';
import { curlOf } from './operation-article.ts';

const OPERATIONS: Operation[] = Object.values(allOperations);
const server = useTestServer();

describe('[AP-01] /docs', () => {
  it('has every operation with its path and a curl command', async () => {
    const { body, headers } = await server.server.hosts.api.inject('/docs');
    expect(headers['content-security-policy']).toBe(PAGE_POLICY);
    for (const operation of OPERATIONS) {
      expect(body).toContain(`<article id="${operation.id}"`);
      expect(body).toContain(`</b>${operation.path}</code>`);
      expect(body).toContain(`<a href="#${operation.id}">`);
      expect(curlOf(operation, server.platform.config.origins)).toMatch(/^curl /);
    }
  });

  it('has the error texts of the site in both languages', async () => {
    const { body } = await server.server.hosts.api.inject('/docs');
    for (const text of ['PAYLOAD_TOO_LARGE', en.POST_NOT_FOUND, ja.POST_NOT_FOUND]) expect(body).toContain(text);
  });

  it('escapes markup in contracts', () => {
    const [first] = OPERATIONS as [Operation];
    const hostile = { evil: { ...first, summary: '<img src=x>', description: '`<img src=x>`' } };
    expect(docsPage(hostile, server.platform.config)).not.toContain('<img');
  });

  it('shows a login program that works', async () => {
    const { api } = server.server.hosts;
    await api.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.server.address() as AddressInfo;
    // Beside the modules that it imports.
    const program = join(__dirname, `../../../node_modules/log-in-example-${process.pid}.mjs`);
    writeFileSync(program, logInExample(`http://127.0.0.1:${port}`));
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [program], {
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      expect(stdout).toMatch(/^Logged in as user \d+\n$/);
    } finally {
      rmSync(program);
    }
  }, 30_000);
});
