import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvVar } from 'kubernetes-types/core/v1';
import { environmentSchema } from '../../platform-api/src/config/environment-schema.ts';
import { readConfig } from '../../platform-api/src/config/read-config.ts';
import { SECRET_VARIABLES } from '../../platform-api/src/operator/check-live/redact.ts';
import { findBucketVariables, readVariables } from '../release-variables.ts';
import { CHART, HELM, ofKind, podsOf, renderChart, runHelm, VALUE_SETS } from './render-chart.ts';

const describeWithHelm = HELM ? describe : describe.skip;

const listed = JSON.parse(readFileSync(join(CHART, 'files/platform-variables.json'), 'utf8')) as Record<
  'setByChart' | 'environment' | 'required' | 'secret',
  string[]
>;
const all = [...listed.setByChart, ...listed.environment, ...listed.required, ...listed.secret];

function environmentOf(set: string, name: string, more: string[] = []): EnvVar[] {
  const pod = podsOf(renderChart(set, more)).find((found) => found.name === name);
  return pod?.spec.containers[0]?.env ?? [];
}

describe('files/platform-variables.json', () => {
  it('has every variable of the platform once', () => {
    // SANDBOX decides which schema is used.
    expect(all.toSorted()).toEqual(['SANDBOX', ...Object.keys(environmentSchema(false).shape)].sort());
  });

  it('has every secret as a secret', () => {
    expect([...listed.required, ...listed.secret].sort()).toEqual([...SECRET_VARIABLES].sort());
  });
});

describeWithHelm('the environment of the platform', () => {
  it('has every variable that the values and the Secret set', () => {
    const texts = listed.environment.flatMap((name) => ['--set-string', `platform.environment.${name}=of-${name}`]);
    const variables = environmentOf('full', 'xana-platform', texts);
    expect(variables.map(({ name }) => name).sort()).toEqual(all.toSorted());
    for (const name of listed.environment)
      expect(variables.find((variable) => variable.name === name)?.value).toBe(`of-${name}`);
  });

  it.each(VALUE_SETS)('takes each secret from the existing Secret with the values %s', (set) => {
    for (const variable of environmentOf(set, 'xana-platform')) {
      const isSecret = [...listed.required, ...listed.secret].includes(variable.name);
      const { name, key, optional = false } = variable.valueFrom?.secretKeyRef ?? {};
      const expected = ['xana-platform', variable.name, listed.secret.includes(variable.name)];
      expect([variable.name, name, key, optional]).toEqual(
        isSecret ? [variable.name, ...expected] : [variable.name, undefined, undefined, false],
      );
    }
  });

  it.each(VALUE_SETS)('is accepted by the platform with the values %s', (set) => {
    const values = environmentOf(set, 'xana-platform').map(({ name, value }) => [name, value ?? secretFor(name, set)]);
    const config = readConfig(Object.fromEntries(values) as Record<string, string>);
    expect(config.origins.site).toBe('https://xana.example');
    expect(config.drainSeconds).toBe(set === 'full' ? 30 : 15);
  });

  it('is the same for a migration', () => {
    expect(environmentOf('full', 'xana-migration')).toEqual(environmentOf('full', 'xana-platform'));
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'is a secret: make it a key of the Secret xana-platform (platform.existingSecret)'],
    ['API_PORT', 'is set by the chart'],
    ['STRIPE_SECERT', 'is not a variable of the platform'],
  ])('refuses %s among the values', (name, message) => {
    const { status, errors } = runHelm('template', 'minimal', ['--set-string', `platform.environment.${name}=1`]);
    expect([status, errors]).toEqual([1, expect.stringContaining(`platform.environment.${name} ${message}`)]);
  });
});

describeWithHelm.each(VALUE_SETS)('the services of releases with the values %s', (set) => {
  const pods = HELM ? podsOf(renderChart(set)) : [];
  const keysOf = (name: string) =>
    pods
      .find((pod) => pod.name.startsWith(name))
      ?.spec.volumes?.find((volume) => volume.name === 'keys')
      ?.secret?.items?.map(({ key }) => key);

  it('[T76] gives the page server the root alone, and the daily job the key of the timestamp', () => {
    expect(keysOf('xana-site')).toEqual(['root.json']);
    expect(keysOf('xana-refresh')).toEqual(['root.json', 'timestamp-key.pem']);
    for (const { name, spec } of pods) {
      const key = spec.containers[0]?.env?.find((variable) => variable.name === 'RELEASE_KEY')?.value;
      const isWriter = /^xana-(publish|release-server)/.test(name);
      const own = name === 'xana-refresh' ? '/run/release-keys/timestamp-key.pem' : undefined;
      expect([name, key]).toEqual([name, isWriter ? '/run/release-keys' : own]);
    }
  });

  it('write to the store where releases are changed, and only read where pages are served', () => {
    const mounts = pods.flatMap(({ name, spec }) =>
      spec.containers.flatMap(({ name: container, volumeMounts = [] }) =>
        volumeMounts
          .filter(({ mountPath }) => mountPath === '/srv/releases')
          .map(({ readOnly = false }) => [`${name.replace(/-publish-.*/, '-publish')} ${container}`, readOnly]),
      ),
    );
    expect(Object.fromEntries(mounts)).toMatchObject({
      // It writes its working copy of a bucket.
      'xana-site page': set !== 'bucket',
      'xana-site web': true,
      'xana-refresh refresh': false,
    });
  });

  it('contain no secret in any object', () => {
    const text = JSON.stringify(HELM ? renderChart(set) : []);
    expect(text).not.toMatch(/PRIVATE KEY|sk_live_|whsec_|postgres(ql)?:\/\/|rediss?:\/\//);
    expect(ofKind(renderChart(set), 'ConfigMap').length).toBeGreaterThan(1);
    for (const { spec } of pods)
      for (const { env = [] } of spec.containers)
        for (const { name, value } of env)
          if (/SECRET|PASSWORD|TOKEN|KEY$|_KEY_ID/.test(name) && !/PUBLIC|^ID_TOKEN|^RELEASE_KEY$/.test(name))
            expect([name, value]).toEqual([name, undefined]);
  });
});

describeWithHelm('the environment of the services of releases', () => {
  it.each([
    ['xana-site', 'main.ts', ['EXTRA_FILES']],
    ['xana-release-server', 'api/main.ts', ['TRIAL_COMMAND']],
  ])('of %s has every variable that an operator may set', (name, file, notPassed) => {
    const passed = environmentOf('full', name).map((variable) => variable.name);
    expect(readVariables(file).filter((variable) => !passed.includes(variable))).toEqual(notPassed);
  });

  it('has every variable of a bucket where a store in a bucket is used', () => {
    const pods = podsOf(renderChart('bucket')).filter(({ name }) => !/platform|migration/.test(name));
    expect(pods.length).toBe(4);
    for (const { name, spec } of pods) {
      const passed = spec.containers[0]?.env?.map((variable) => variable.name);
      expect([name, passed]).toEqual([name, expect.arrayContaining(findBucketVariables())]);
    }
  });
});

/** Any value that the platform accepts. */
function secretFor(name: string, set: string): string {
  if (name === 'ACCESS_TOKEN_SECRET') return 'x'.repeat(32);
  if (name === 'DATABASE_URL') return 'postgres://database/xana';
  if (name === 'REDIS_URL') return 'redis://redis';
  if (name.startsWith('STRIPE_')) return set === 'full' ? 'sk_live_key' : '';
  return name.startsWith('S3_') ? 'key' : '';
}
