import { HELM, KINDS, type Manifest, ofKind, podsOf, renderChart, VALUE_SETS } from './render-chart.ts';

type Labels = Record<string, string>;

const selects = (selector: Labels | undefined, labels: Labels): boolean =>
  Object.entries(selector ?? {}).every(([name, value]) => labels[name] === value);

const describeWithHelm = HELM ? describe : describe.skip;

describeWithHelm.each(VALUE_SETS)('the objects of the chart with the values %s', (set) => {
  const manifests = HELM ? renderChart(set) : [];
  const pods = podsOf(manifests);
  const deployments = ofKind(manifests, 'Deployment');
  const services = ofKind(manifests, 'Service');
  const named = (names: (string | undefined)[]) => names.map(String).sort();

  it('are in the namespace of the release', () => {
    const outside = manifests.filter(({ metadata }) => (metadata as { namespace?: string }).namespace !== 'xana-web');
    expect(outside).toEqual([]);
    for (const { kind } of manifests) expect(Object.keys(KINDS)).toContain(kind);
  });

  it('select the pods of one Deployment each', () => {
    const selectors = [
      ...deployments.map(({ metadata, spec }) => [metadata?.name, spec?.selector.matchLabels]),
      ...ofKind(manifests, 'PodDisruptionBudget').map(({ metadata, spec }) => [
        metadata?.name,
        spec?.selector?.matchLabels,
      ]),
      ...services.map(({ metadata, spec }) => [metadata?.name, spec?.selector]),
    ] as [string, Labels][];
    for (const [name, selector] of selectors) {
      const selected = pods.filter(({ labels }) => selects(selector, labels)).map((pod) => pod.name);
      expect([name, selected]).toEqual([name, [name]]);
    }
  });

  it('have a PodDisruptionBudget for each Deployment, which lets nodes be drained', () => {
    const budgets = ofKind(manifests, 'PodDisruptionBudget');
    expect(named(budgets.map(({ metadata }) => metadata?.name))).toEqual(
      named(deployments.map(({ metadata }) => metadata?.name)),
    );
    for (const { spec } of budgets) expect(spec?.maxUnavailable).toBe(1);
  });

  it('set the number of pods in one place: a fixed number or an autoscaler', () => {
    const scalers = ofKind(manifests, 'HorizontalPodAutoscaler');
    for (const { metadata, spec } of deployments) {
      const scaled = scalers.filter((scaler) => scaler.spec?.scaleTargetRef.name === metadata?.name);
      expect([metadata?.name, scaled.length]).toEqual([metadata?.name, spec?.replicas === undefined ? 1 : 0]);
    }
    for (const { spec } of scalers) {
      expect(deployments.map(({ metadata }) => metadata?.name)).toContain(spec?.scaleTargetRef.name);
      expect(Number(spec?.minReplicas)).toBeLessThanOrEqual(Number(spec?.maxReplicas));
    }
    expect(scalers.length > 0).toBe(set !== 'fixed-replicas');
  });

  it('run the release server once at most', () => {
    const server = deployments.find(({ metadata }) => metadata?.name === 'xana-release-server');
    const isOn = ['bucket', 'full'].includes(set);
    expect([server?.spec?.replicas, server?.spec?.strategy?.type]).toEqual(
      isOn ? [1, 'Recreate'] : [undefined, undefined],
    );
  });

  it('lead to ports that pods have', () => {
    for (const { metadata, spec } of services) {
      const pod = pods.find(({ name }) => name === metadata?.name);
      const open = pod?.spec.containers.flatMap(({ ports = [] }) => ports.map((port) => port.name));
      for (const port of spec?.ports ?? [])
        expect([metadata?.name, open]).toEqual([metadata?.name, expect.arrayContaining([port.targetPort])]);
    }
  });

  it('name Services, ConfigMaps and claims that the chart has, or the values name', () => {
    expect(findMissing(manifests)).toEqual([]);
  });

  it('leave volumes behind when the release is uninstalled', () => {
    for (const { metadata } of ofKind(manifests, 'PersistentVolumeClaim'))
      expect(metadata?.annotations).toEqual({ 'helm.sh/resource-policy': 'keep' });
  });

  it('migrate before anything changes, without an object that the chart creates later', () => {
    const migration = ofKind(manifests, 'Job').find(({ metadata }) => metadata?.name === 'xana-migration');
    if (set === 'existing-objects') return expect(migration).toBeUndefined();
    expect(migration?.metadata?.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
    const spec = migration?.spec?.template.spec;
    expect(spec?.serviceAccountName).toBeUndefined();
    expect(spec?.volumes?.map(({ emptyDir }) => emptyDir)).toEqual([{}, {}]);
    expect(spec?.containers[0]?.command).toEqual(['node', 'packages/platform-api/dist/main.mjs', 'migrate']);
  });
});

function findMissing(manifests: Manifest[]): string[] {
  const own = new Set(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`));
  const volumes = podsOf(manifests).flatMap(({ spec }) => spec.volumes ?? []);
  const used = [
    ...volumes.flatMap(({ configMap }) => (configMap ? [`ConfigMap ${configMap.name}`] : [])),
    ...volumes.flatMap(({ persistentVolumeClaim: claim }) =>
      claim ? [`PersistentVolumeClaim ${claim.claimName}`] : [],
    ),
    ...ofKind(manifests, 'Ingress').flatMap(({ spec }) =>
      (spec?.rules ?? []).flatMap((rule) =>
        (rule.http?.paths ?? []).map(({ backend }) => `Service ${backend.service?.name}`),
      ),
    ),
  ];
  return [...new Set(used)].filter((name) => !own.has(name) && !/^PersistentVolumeClaim own-/.test(name));
}
