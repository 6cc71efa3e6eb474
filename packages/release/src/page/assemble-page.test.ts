import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readRegistry } from '../registry/read-registry.ts';
import { sha384 } from '../store/integrity.ts';
import { createShellFixture, readRegistryBlock, SETTINGS } from '../test-releases.ts';
import { assemblePage } from './assemble-page.ts';
import type { PageSettings } from './page-settings.ts';

describe('the assembled page', () => {
  it('[MF-05] [T34] lists the hash of every file of active and last known good releases under each prefix', () => {
    const { remote, page } = createShellFixture();
    const one = remote('one');
    const two = remote('two');
    const { integrity } = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(page().html)?.[1] ?? '{}');
    for (const prefix of ['r0', 'r1', 'r2']) {
      for (const [id, code] of [
        [one.id, 'one'],
        [two.id, 'two'],
      ]) {
        expect(integrity[`http://localhost:3003/${prefix}/mfe-store/${id}/main.mjs`]).toBe(sha384(String(code)));
        expect(integrity[`http://localhost:3003/${prefix}/mfe-store/${id}/remoteEntry.mjs`]).toBe(
          sha384(`entry ${code}`),
        );
      }
    }
  });

  it('[MF-04] is stored compressed, so that the first request after a rollback waits for no compression', () => {
    const { store } = createShellFixture();
    const folder = assemblePage(store, SETTINGS, readRegistry(store));
    for (const name of ['index.html', 'discovery.json']) {
      const content = readFileSync(join(folder, name));
      expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))).toEqual(content);
      expect(gunzipSync(readFileSync(join(folder, `${name}.gz`)))).toEqual(content);
    }
  });

  it('[T35] has a Content Security Policy that allows inline scripts by hash only', () => {
    const { remote, page } = createShellFixture();
    remote('one');
    const { html, headers } = page();
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe/);
    const inline = [...html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(([, text]) =>
      String(text),
    );
    expect(inline).toHaveLength(5);
    for (const text of [...inline, /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '']) {
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types dompurify push-worker shell-start$/);
  });

  it('[T42] sends headers against clickjacking, tabnabbing and referrer leaks', () => {
    const { page } = createShellFixture();
    const { headers } = page();
    expect(headers['content-security-policy']).toMatch(/; frame-ancestors 'none';/);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('[T34] blocks scripts without a hash, except in development', () => {
    const { store } = createShellFixture();
    const headersOf = (settings: PageSettings) => {
      const folder = assemblePage(store, settings, readRegistry(store));
      return JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<string, string>;
    };
    expect(headersOf(SETTINGS)['integrity-policy']).toBe('blocked-destinations=(script)');
    const development = { changes: 'http://localhost:3999/changes' };
    expect(headersOf({ ...SETTINGS, development })['integrity-policy']).toBeUndefined();
  });

  it('[T35] escapes contributed texts, so that none ends a script element', () => {
    const { remote, page } = createShellFixture();
    remote('one');
    expect(page().html).not.toContain('</script><b>');
    expect(readRegistryBlock(page().html).remotes[0]?.contributions.slots[0]?.label.en).toBe('</script><b>');
  });
});
