import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_VARIABLES } from '../../platform-api/src/operator/check-live/redact.ts';
import { ROOT } from './topology.ts';

const page = readFileSync(join(ROOT, 'packages/handbook/how-to/rotate-secrets.md'), 'utf8');
const [, table = ''] = page.split('## Every secret\n');
/** What stands in the first two columns: secrets, and what is accepted beside them. */
const named = table
  .slice(0, table.indexOf('\n## '))
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [
    ...line
      .split('|')
      .slice(1, 3)
      .join('')
      .matchAll(/`([A-Z][A-Z0-9_]+)`/g),
  ])
  .map(([, name = '']) => name);

it.each(SECRET_VARIABLES)('has a row about %s of the platform on the page about rotation', (name) => {
  expect(named).toContain(name);
});

it('has a row about each secret that an operator gives to docker-compose.yml', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const given = [...compose.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name);
  const secrets = given.filter((name) => /(SECRET|PASSWORD|_TOKEN|_KEY|_KEY_ID|KEYS_FOLDER)$/.test(name));
  const isPublic = (name: string) => name.includes('PUBLIC');
  expect(secrets).toEqual(expect.arrayContaining(['OIDC_CLIENT_SECRET', 'RELEASE_BUCKET_KEY_ID', 'METRICS_TOKEN']));
  expect(secrets.filter((name) => !isPublic(name) && !named.includes(name))).toEqual([]);
});
