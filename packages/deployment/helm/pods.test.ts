import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Container, PodSpec } from 'kubernetes-types/core/v1';
import { HELM, ofKind, podsOf, renderChart, VALUE_SETS } from './render-chart.ts';

const PLATFORM_MAIN = join(import.meta.dirname, '../../platform-api/src/main.ts');

const VOLUME_KINDS = ['configMap', 'emptyDir', 'persistentVolumeClaim', 'secret'];

const describeWithHelm = HELM ? describe : describe.skip;

describeWithHelm.each(VALUE_SETS)('the pods of the chart with the values %s', (set) => {
  const manifests = HELM ? renderChart(set) : [];
  const pods = podsOf(manifests);
  const containers = pods.flatMap(({ name, spec }) =>
    spec.containers.map((container) => ({ name: `${name}: ${container.name}`, container, spec })),
  );

  it('run without root, with the system calls of the container engine only', () => {
    expect(pods.length).toBeGreaterThan(2);
    for (const { name, spec } of pods) {
      const security = { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } };
      expect([name, spec.securityContext]).toEqual([name, expect.objectContaining(security)]);
      expect([name, spec.initContainers]).toEqual([name, undefined]);
      for (const setting of ['hostNetwork', 'hostPID', 'hostIPC'] as const) expect(spec[setting]).toBeUndefined();
      // Those that the Pod Security Standard "restricted" allows and the chart uses.
      const kinds = spec.volumes?.flatMap(({ name: _, ...volume }) => Object.keys(volume)) ?? [];
      expect(kinds.filter((kind) => !VOLUME_KINDS.includes(kind))).toEqual([]);
    }
  });

  it('have containers without privileges on a read-only file system', () => {
    for (const { name, container } of containers) {
      const { securityContext } = container;
      expect([name, securityContext]).toEqual([
        name,
        { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      ]);
    }
  });

  it('get no token of Kubernetes', () => {
    for (const { name, spec } of pods)
      expect([name, spec.automountServiceAccountToken, spec.enableServiceLinks]).toEqual([name, false, false]);
    for (const account of ofKind(manifests, 'ServiceAccount')) expect(account.automountServiceAccountToken).toBe(false);
  });

  it('request processor and memory, and have a limit of memory', () => {
    for (const { name, container } of containers) {
      const { requests, limits } = container.resources ?? {};
      expect([name, requests, limits]).toEqual([
        name,
        { cpu: expect.any(String), memory: expect.any(String) },
        expect.objectContaining({ memory: expect.any(String) }),
      ]);
    }
  });

  it('mount volumes that exist, and can write to /tmp', () => {
    for (const { name, container, spec } of containers) {
      const mounts = container.volumeMounts ?? [];
      const volumes = new Set(spec.volumes?.map((volume) => volume.name));
      expect([name, mounts.filter((mount) => !volumes.has(mount.name))]).toEqual([name, []]);
      const temporary = mounts.find(({ mountPath }) => mountPath === '/tmp');
      expect([name, spec.volumes?.find((volume) => volume.name === temporary?.name)?.emptyDir]).toEqual([name, {}]);
      const paths = mounts.map(({ mountPath }) => mountPath);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('use each of their volumes', () => {
    for (const { name, spec } of pods) {
      const used = new Set(spec.containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map((mount) => mount.name)));
      expect([name, spec.volumes?.map((volume) => volume.name).sort()]).toEqual([name, [...used].sort()]);
    }
  });

  it('are asked by the kubelet at ports and paths that their services have', () => {
    for (const { metadata, spec } of ofKind(manifests, 'Deployment')) {
      for (const container of spec?.template.spec?.containers ?? []) {
        const { startupProbe, readinessProbe, livenessProbe, ports } = container;
        const name = `${metadata?.name}: ${container.name}`;
        for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
          expect([name, ports?.map((port) => port.name)]).toEqual([
            name,
            expect.arrayContaining([probe?.httpGet?.port]),
          ]);
          expect([name, ['/health', '/ready']]).toEqual([name, expect.arrayContaining([probe?.httpGet?.path])]);
        }
        // An outage of a database must not restart anything.
        expect([name, livenessProbe?.httpGet?.path]).toEqual([name, '/health']);
      }
    }
  });

  it('end after the kubelet and the proxies have forgotten them, and before they are killed', () => {
    const main = readFileSync(PLATFORM_MAIN, 'utf8');
    const shutdownMs = Number(/SHUTDOWN_TIMEOUT_MS = ([\d_]+)/.exec(main)?.[1]?.replaceAll('_', ''));
    expect(shutdownMs).toBeGreaterThan(0);
    for (const { metadata, spec } of ofKind(manifests, 'Deployment')) {
      // Never two of it: it is stopped before the next one starts.
      if (spec?.strategy?.type === 'Recreate') continue;
      const pod = spec?.template.spec as PodSpec;
      for (const container of pod.containers) {
        const drain = drainSecondsOf(container);
        expect([metadata?.name, container.name, drain >= 10]).toEqual([metadata?.name, container.name, true]);
        expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + shutdownMs / 1_000);
      }
      expect(spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    }
  });
});

/** By the process itself, or by the kubelet before it stops the process. */
function drainSecondsOf({ env, lifecycle }: Container): number {
  const own = env?.find(({ name }) => name === 'DRAIN_SECONDS')?.value;
  return own ? Number(own) : Number((lifecycle?.preStop as { sleep?: { seconds: number } })?.sleep?.seconds);
}
