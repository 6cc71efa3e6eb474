import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { CronJob, Job } from 'kubernetes-types/batch/v1';
import type { ConfigMap, PersistentVolumeClaim, Service, ServiceAccount } from 'kubernetes-types/core/v1';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { parseAllDocuments } from 'yaml';
import { findHelm } from './helm-program.ts';

export const CHART = join(import.meta.dirname, 'xana');
export const HELM = findHelm();
/** Values that are installed together. Each begins with those that have no default. */
export const VALUE_SETS = ['minimal', 'bucket', 'fixed-replicas', 'existing-objects', 'full'];

/** The kinds of objects that the chart has, with the module of their types. */
export const KINDS = {
  ConfigMap: 'core/v1',
  CronJob: 'batch/v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking/v1',
  Job: 'batch/v1',
  NetworkPolicy: 'networking/v1',
  PersistentVolumeClaim: 'core/v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'core/v1',
  ServiceAccount: 'core/v1',
} as const;

export type Manifest = { kind: keyof typeof KINDS; apiVersion: string; metadata: { name: string } };

interface Kinds {
  ConfigMap: ConfigMap;
  CronJob: CronJob;
  Deployment: Deployment;
  HorizontalPodAutoscaler: HorizontalPodAutoscaler;
  Ingress: Ingress;
  Job: Job;
  NetworkPolicy: NetworkPolicy;
  PersistentVolumeClaim: PersistentVolumeClaim;
  PodDisruptionBudget: PodDisruptionBudget;
  Service: Service;
  ServiceAccount: ServiceAccount;
}

/** @param set one of VALUE_SETS @param more arguments of helm @returns what helm prints, and its errors without its own log */
export function runHelm(command: 'lint' | 'template', set: string, more: readonly string[] = []) {
  const names = set === 'minimal' ? [set] : ['minimal', set];
  const files = names.flatMap((name) => ['--values', join(import.meta.dirname, 'value-sets', `${name}.yaml`)]);
  const release = command === 'template' ? ['xana'] : [];
  const all = [command, ...release, CHART, '--namespace', 'xana-web', ...files, ...more];
  const { status, stdout, stderr } = spawnSync(String(HELM), all, { encoding: 'utf8', maxBuffer: 16_000_000 });
  return { status, stdout, errors: stderr.replace(/^level=INFO .*\n/gm, '') };
}

/** @throws Error with what helm reports */
export function renderChart(set: string, more: readonly string[] = []): Manifest[] {
  const { status, stdout, errors } = runHelm('template', set, more);
  if (status !== 0) throw new Error(errors);
  // Kubernetes reads YAML 1.1, where 0440 is an octal number.
  const documents = parseAllDocuments(stdout, { version: '1.1' });
  return documents.map((document) => document.toJS() as Manifest);
}

export function ofKind<Kind extends keyof Kinds>(manifests: Manifest[], kind: Kind): Kinds[Kind][] {
  return manifests.filter((manifest) => manifest.kind === kind) as unknown as Kinds[Kind][];
}

export function podsOf(manifests: Manifest[]) {
  const jobs = ofKind(manifests, 'CronJob').map(({ metadata, spec }) => ({ metadata, spec: spec?.jobTemplate.spec }));
  const all = [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job'), ...jobs];
  return all.map(({ metadata, spec }) => {
    const template = spec?.template;
    if (!template?.spec) throw new Error(`${metadata?.name} has no pods.`);
    return { name: String(metadata?.name), labels: template.metadata?.labels ?? {}, spec: template.spec };
  });
}
