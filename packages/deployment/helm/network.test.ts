import type { NetworkPolicy } from 'kubernetes-types/networking/v1';
import { HELM, ofKind, podsOf, renderChart, VALUE_SETS } from './render-chart.ts';

const describeWithHelm = HELM ? describe : describe.skip;
const componentOf = (policy: NetworkPolicy) =>
  policy.spec?.podSelector?.matchLabels?.['app.kubernetes.io/component'] ?? '';
const portsOf = (rules: { ports?: { port?: unknown }[] }[] | undefined) =>
  (rules ?? []).flatMap(({ ports = [] }) => ports.map(({ port }) => Number(port))).sort((one, other) => one - other);

function readPolicies(set: string, more: string[] = []) {
  const manifests = HELM ? renderChart(set, more) : [];
  const policies = ofKind(manifests, 'NetworkPolicy');
  const of = (component: string) => policies.find((policy) => componentOf(policy) === component)?.spec;
  return { manifests, policies, of };
}

const withPolicies = VALUE_SETS.filter((set) => set !== 'existing-objects');

describeWithHelm.each(withPolicies)('the network policies of the chart with the values %s', (set) => {
  const { manifests, policies, of } = readPolicies(set);

  it('deny everything that no other policy allows', () => {
    const deny = policies.find((policy) => componentOf(policy) === '');
    expect(deny?.spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'xana', 'app.kubernetes.io/instance': 'xana' } },
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it('have one policy for the pods of each Deployment and Job', () => {
    const components = podsOf(manifests).map(({ labels }) => labels['app.kubernetes.io/component']);
    expect(policies.map(componentOf).filter(Boolean).sort()).toEqual(components.sort());
    for (const { spec } of policies) expect(spec?.policyTypes).toEqual(['Ingress', 'Egress']);
  });

  it('let the platform reach database, Redis, names and the internet over TLS', () => {
    const { egress } = of('platform') ?? {};
    expect(portsOf(egress)).toEqual(set === 'full' ? [53, 53, 443, 6379, 6432, 8545] : [53, 53, 443, 5432, 6379]);
    const internet = egress?.find(({ ports }) => ports?.[0]?.port === 443);
    // The address of cloud metadata, and the networks of clusters.
    expect(internet?.to?.[0]?.ipBlock?.except).toEqual(expect.arrayContaining(['169.254.0.0/16', '10.0.0.0/8']));
  });

  it('let migrations reach the database alone', () => {
    expect(portsOf(of('migration')?.egress)).toEqual([53, 53, set === 'full' ? 6432 : 5432]);
    expect(of('migration')?.ingress).toBeUndefined();
  });

  it('let the page server reach the API, and the internet if releases are in a bucket', () => {
    expect(portsOf(of('site')?.egress)).toEqual(set === 'bucket' ? [53, 53, 443, 4000] : [53, 53, 4000]);
    for (const component of ['publish', 'refresh'])
      expect(portsOf(of(component)?.egress)).toEqual(set === 'bucket' ? [53, 53, 443] : [53, 53]);
  });

  it('let only the Ingress controllers in, to the ports of the Services', () => {
    const open = { platform: [4000, 4001, 4002, 4003], site: [8080], 'release-server': [4006] };
    for (const [component, ports] of Object.entries(open)) {
      const [first, ...others] = of(component)?.ingress ?? [];
      if (component === 'release-server' && !of(component)) continue;
      const operators = component === 'platform' && set === 'full' ? [4005] : [];
      expect([component, portsOf(first ? [first] : [])]).toEqual([component, [...ports, ...operators]]);
      expect(first?.from).toEqual([
        { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress' } } },
      ]);
      const inside = component === 'platform' ? (set === 'full' ? [4000, 4004] : [4000]) : [];
      expect([component, portsOf(others)]).toEqual([component, inside]);
      for (const { from } of [first, ...others].filter((rule) => rule !== undefined)) expect(from).not.toHaveLength(0);
    }
  });
});

describeWithHelm('the network policies of the chart', () => {
  it('show the metrics of the platform only to those whom the values name', () => {
    const open = portsOf(readPolicies('minimal').of('platform')?.ingress);
    expect(open).not.toContain(4004);
  });

  it('can be off', () => {
    expect(readPolicies('existing-objects').policies).toEqual([]);
  });
});
