import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itWithPromtool, runPromtool } from '@xana/test-kit/promtool';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../../..');
const fileOf = (name: string) => join(import.meta.dirname, name);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readYaml = (name: string): unknown => parse(readFileSync(fileOf(name), 'utf8'));

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const { groups } = readYaml('alerts.yml') as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const names = rules.map(({ alert }) => alert);
const RUNBOOK = 'packages/handbook/how-to/answer-an-alert.md';
const runbook = read(RUNBOOK);
/** By heading, without what is above the first alert. */
const sections = new Map(
  runbook
    .split(/^## /m)
    .slice(1)
    .map((text): [string, string] => [text.slice(0, text.indexOf('\n')), text]),
);

describe('the alert rules', () => {
  it('have a unique name each, a severity, a summary and a time after which they fire', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { alert, expr, labels, annotations, ...rule } of rules) {
      expect(alert).toMatch(/^Xana[A-Z][A-Za-z]+$/);
      expect(expr).toMatch(/\S/);
      expect(rule.for).toMatch(/^\d+[mh]$/);
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/^\S.*[^.]$/);
    }
  });

  it('link to their section of the runbook, and each section has its alert', () => {
    const { repository } = JSON.parse(read('package.json')) as { repository: { url: string } };
    const page = repository.url.replace(/^git\+(.*)\.git$/, `$1/blob/main/${RUNBOOK}`);
    for (const { alert, annotations } of rules) expect(annotations.runbook).toBe(`${page}#${alert.toLowerCase()}`);
    expect([...sections.keys()].filter((heading) => heading !== 'Set up')).toEqual(names);
  });

  it('fire and do not fire in a test each', () => {
    const { tests } = readYaml('alerts.test.yml') as {
      tests: { name: string; alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
    };
    const outcomes = (name: string) =>
      tests
        .flatMap(({ alert_rule_test }) => alert_rule_test)
        .filter(({ alertname }) => alertname === name)
        .map(({ exp_alerts }) => exp_alerts.length)
        .toSorted();
    for (const name of names) expect([name, outcomes(name)]).toEqual([name, [0, 1]]);
  });

  itWithPromtool('pass promtool check rules', () => {
    expect(runPromtool(['check', 'rules', fileOf('alerts.yml')])).toMatchObject({ status: 0 });
  });

  itWithPromtool('pass promtool test rules', () => {
    expect(runPromtool(['test', 'rules', fileOf('alerts.test.yml')])).toMatchObject({
      status: 0,
      output: expect.stringContaining('SUCCESS'),
    });
  });
});

describe('prometheus.yml', () => {
  const config = readYaml('prometheus.yml') as {
    rule_files: string[];
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };

  it('has the jobs that the alerts name, and reads the rules', () => {
    const jobs = config.scrape_configs.map(({ job_name }) => job_name);
    const named = rules.flatMap(({ expr }) => [...expr.matchAll(/\bjob="([^"]+)"/g)].map(([, job]) => job));
    expect(new Set(named)).toEqual(new Set(jobs));
    expect(config.rule_files).toEqual(['alerts.yml']);
  });

  it('scrapes each instance of docker-compose.yml at its METRICS_PORT, but for those that are added later', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, string>; profiles?: string[] }>;
    };
    const expected = Object.entries(services).flatMap(([name, { environment, profiles }]) =>
      environment?.METRICS_PORT && !profiles ? [`${name}:${environment.METRICS_PORT}`] : [],
    );
    const platform = config.scrape_configs.find(({ job_name }) => job_name === 'xana-platform');
    expect(platform?.static_configs.flatMap(({ targets }) => targets)).toEqual(expected);
  });

  itWithPromtool('passes promtool check config', () => {
    const { status, output } = runPromtool(['check', 'config', '--syntax-only', fileOf('prometheus.yml')]);
    expect([status, output]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});
