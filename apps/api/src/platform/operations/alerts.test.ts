import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startApi, type Api } from '../../../test/api.ts';

const root = join(import.meta.dirname, '../../../../..');
const rulesFile = join(root, 'deploy/prometheus/rules.yaml');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const rules = (
  parse(readFileSync(rulesFile, 'utf8')) as { groups: { rules: { alert: string; expr: string }[] }[] }
).groups.flatMap((group) => group.rules);
const panels = (
  JSON.parse(read('deploy/grafana/dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
).panels.flatMap(({ targets }) => targets);
const runbook = read('docs/runbooks/alerts.md');

interface RuleTest {
  readonly alertname: string;
  readonly exp_alerts: readonly unknown[];
}

/** Words of PromQL that are no metric. */
const words = new Set(['by', 'and', 'or', 'offset', 'le']);

/** Names of metrics in an expression: words that are no function, no label and no keyword. */
function metricNames(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)|offset \w+/g, ' ');
  return [...bare.matchAll(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name).filter((name) => !words.has(name));
}

let api: Api;
let scraped: string;
let served: Set<string>;
beforeAll(async () => {
  api = await startApi();
  // As a served process begins.
  api.app.meters.jobs.announce(api.app.jobs);
  scraped = await (await fetch(`${api.address}/metrics`)).text();
  const types = [...scraped.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  served = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
});
afterAll(() => api.close());

/** Prometheus makes the first for every target, kube-state-metrics the others in a cluster. */
const ofOthers = new Set(['up', 'kube_cronjob_created', 'kube_cronjob_status_last_successful_time']);

it.each(rules)('$alert uses metrics that something serves', ({ expr }) => {
  expect(metricNames(expr).filter((name) => !served.has(name) && !ofOthers.has(name))).toEqual([]);
});

it('serves no label that Prometheus has for itself', () => {
  // Of two labels of one name Prometheus renames that of the program, and rules read its own.
  expect([...scraped.matchAll(/^\w+\{[^}]*\b(?:job|instance)="[^}]*\}/gm)].map(([line]) => line)).toEqual([]);
});

it('shows metrics on the dashboard that the program serves', () => {
  const names = panels.flatMap(({ expr }) => metricNames(expr));

  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !served.has(name))).toEqual([]);
});

it('shows every metric of the program on the dashboard', () => {
  const shown = new Set([...panels, ...rules].flatMap(({ expr }) => metricNames(expr)));
  const isShown = (name: string) => ['', '_bucket', '_sum', '_count'].some((end) => shown.has(name + end));

  expect([...served].filter((name) => !isShown(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([]);
});

it('has a section in the runbook for each alert, and no other', () => {
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);

  expect(sections.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

interface Mail {
  readonly text?: string;
  readonly html?: string;
}

it('says in each mail what is wrong and where the text stands that says what to do', () => {
  const { receivers } = parse(read('deploy/prometheus/alertmanager.yml')) as {
    receivers: { email_configs: Mail[] }[];
  };

  for (const { text = '', html } of receivers.flatMap(({ email_configs }) => email_configs)) {
    expect(html).toBe('');
    expect(text).toContain('{{ .Annotations.summary }}');
    expect(text).toContain('/opt/peonia/docs/runbooks/alerts.md, section {{ .GroupLabels.alertname }}');
  }
});

it('mails a further part that is away within a minute of the first', () => {
  const { route } = parse(read('deploy/prometheus/alertmanager.yml')) as {
    route: { routes: { receiver: string; group_interval?: string }[] };
  };

  // Alertmanager waits for five minutes by itself: Redis away, then the database, and nobody is woken for that.
  expect(route.routes.find(({ receiver }) => receiver === 'page')?.group_interval).toBe('1m');
});

it('has a test for each alert in which it is raised', () => {
  const files = ['rules.test.yaml', 'rules-of-a-day.test.yaml'];
  const raised = files.flatMap((file) =>
    (parse(read(`deploy/prometheus/${file}`)) as { tests: { alert_rule_test: RuleTest[] }[] }).tests
      .flatMap(({ alert_rule_test }) => alert_rule_test)
      .flatMap(({ alertname, exp_alerts }) => (exp_alerts.length === 0 ? [] : [alertname])),
  );

  expect(rules.map(({ alert }) => alert).filter((alert) => !raised.includes(alert))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0;
if (!hasPromtool) console.warn('promtool is not installed: the syntax of the alert rules is not checked here');

describe.skipIf(!hasPromtool)('with promtool', () => {
  it.each([
    ['check', 'rules', rulesFile],
    ['test', 'rules', join(root, 'deploy/prometheus/rules.test.yaml')],
    ['test', 'rules', join(root, 'deploy/prometheus/rules-of-a-day.test.yaml')],
    ['check', 'config', '--syntax-only', join(root, 'deploy/prometheus/prometheus.yml')],
  ])('passes promtool %s %s', (...args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });

    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
  });
});
