import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { HELM, ofKind, renderChart, VALUE_SETS } from './render-chart.ts';

const describeWithHelm = HELM ? describe : describe.skip;
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx)
  console.warn('nginx is missing (apt-get install nginx-light): its configuration was not checked by nginx.');

describeWithHelm.each(VALUE_SETS)('the web server of the chart with the values %s', (set) => {
  const manifests = HELM ? renderChart(set) : [];
  const files = ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata?.name === 'xana-web-server')?.data ?? {};
  const withoutComments = Object.values(files).map((text) => text.replace(/^\s*#.*$/gm, ''));
  const hosts = withoutComments.flatMap((text) => [...text.matchAll(/server_name (\S+);/g)].map(([, host]) => host));

  it('serves each host of the Ingress once', () => {
    expect(new Set(hosts).size).toBe(hosts.length);
    const ingress = ofKind(manifests, 'Ingress').find(({ metadata }) => metadata?.name === 'xana-site');
    if (set === 'existing-objects') return expect(ingress).toBeUndefined();
    expect(ingress?.spec?.rules?.map(({ host }) => host).sort()).toEqual(hosts.toSorted());
  });

  it('serves the releases of each microfrontend at its host', () => {
    const text = withoutComments.join('\n');
    for (const name of ['auth', 'spaces', 'store', 'chat', 'profile']) expect(text).toContain(`mfe-${name}`);
    expect(text).not.toMatch(/\$\{[A-Z]/);
    if (set === 'full') expect(files['server-files.xana.example.conf']).toContain('/r[0-2]/(?:mfe-auth|mfe-spaces)/');
  });

  it('takes the address of visitors from trusted proxies only', () => {
    const proxies = set === 'full' ? ['10.42.0.0/16', 'fd00:42::/56'] : ['10.42.0.0/16'];
    const lines = files['trusted-proxies.conf']?.trim().split('\n');
    expect(lines).toEqual(proxies.map((proxy) => `set_real_ip_from ${proxy};`));
  });

  (hasNginx ? it : it.skip)('is accepted by nginx', () => {
    const folder = createTempDirectory('web-server');
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(folder, name), text.replaceAll('/tmp/', `${folder}/`));
    mkdirSync(join(folder, 'client_body'));
    const { status, stderr } = spawnSync('nginx', ['-e', 'stderr', '-t', '-c', join(folder, 'nginx.conf')]);
    expect([status, String(stderr)]).toEqual([0, expect.stringContaining('test is successful')]);
  });
});
