import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { featureSettings } from '../../apps/api/src/features.ts';
import { backupSettings } from '../../apps/api/src/platform/config/backup-settings.ts';
import { settings } from '../../apps/api/src/platform/config/config-settings.ts';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { readBackupSettings } from '../backup/backup-settings.ts';
import { operatorScripts } from '../release/build-commands.ts';
import { root } from '../root.ts';

// No container engine, systemd or cluster is here: what can run without them runs elsewhere (nginx), the rest is read.
const deploy = join(root, 'deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
const services = (parse(read('compose/compose.yaml'), { merge: true }) as { services: Record<string, Service> })
  .services;

test('compose has two APIs, a worker and all that they need', () => {
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(['api1', 'api2', 'worker', 'nginx', 'postgres', 'redis', 'store', 'relay', 'translate']),
  );
  expect(['api1', 'api2', 'worker'].map((name) => services[name]?.environment?.['ROLE'])).toEqual([
    'api',
    'api',
    'worker',
  ]);
  expect(['api1', 'api2', 'worker'].every((name) => services[name]?.read_only === true)).toBe(true);
});

test('compose shows the program when the last backup was, and not the key', () => {
  for (const name of ['api1', 'api2', 'worker']) {
    expect(services[name]?.volumes).toContain('./backups:/backup:ro');
    expect(services[name]?.environment).toMatchObject({ BACKUP_DIR: '/backup', BACKUP_KEY: '' });
  }
  expect(services['backup']?.volumes).toContain('./backups:/backup');
});

test('compose waits only for services that exist', () => {
  const wanted = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));

  expect(wanted.filter((name) => !(name in services))).toEqual([]);
});

test('the example of an environment names settings that the program knows', () => {
  const known = new Set(
    [...settings, ...backupSettings, ...featureSettings.flatMap((group) => group.settings)].map(
      ({ name }): string => name,
    ),
  );
  const named = [...read('compose/peonia.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

  expect(named.filter((name) => !known.has(name) && name !== 'POSTGRES_PASSWORD')).toEqual([]);
});

test('production accepts the settings that the guide to a server shows', () => {
  const guide = readFileSync(join(root, 'docs/install.md'), 'utf8');
  const filled = [...guide.matchAll(/```ini\n([^`]+)```/g)].flatMap(([, text = '']) => text.trim().split(/\n\s*/));
  const env = Object.fromEntries(
    filled.map((line) => line.replaceAll(/<[^>@]+>/g, 'b83e60c1f6a04d5b9f3d7a1c2e8f4b60').split(/=(.*)/s, 2)),
  ) as Record<string, string>;

  const config = readConfig(env, featureSettings);

  expect(config).toMatchObject({ env: 'production', dataDir: '/var/lib/peonia', trustedProxies: ['loopback'] });
  expect(readBackupSettings(env).folder).toBe(config.backupDir);
});

test('the guide to a server counts the connections of a process', () => {
  const guide = readFileSync(join(root, 'docs/install.md'), 'utf8');
  const { databasePool, databaseSlowConnections, databaseReadConnections } = readConfig({});
  const own = databasePool + databaseSlowConnections + databaseReadConnections;
  // Running jobs, and the schedule.
  const jobs = 3 + 3;

  expect(guide.replaceAll(/\s+/g, ' ')).toContain(
    `An API process takes up to ${own} connections, a worker ${own + jobs}:`,
  );
});

/** What runbooks do in a checkout, on a machine that builds. */
const inCheckout = ['release', 'image', 'topology', 'chaos', 'check', 'build:mobile', 'sync', 'sign', 'package'];

test('a release has every command that runbooks name for a server', () => {
  const runbooks = readdirSync(join(root, 'docs/runbooks')).map((name) => `runbooks/${name}`);
  const texts = ['install.md', ...runbooks].map((path) => readFileSync(join(root, 'docs', path), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
  const known = new Set([...Object.keys(operatorScripts()), ...inCheckout]);

  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the relay of compose reaches no address that the runbook denies', () => {
  const runbook = readFileSync(join(root, 'docs/runbooks/coturn.md'), 'utf8');
  const denied = [...runbook.matchAll(/^denied-peer-ip=\S+$|^no-tcp-relay$/gm)].map(([line]) => `--${line}`);

  expect(denied.length).toBeGreaterThan(20);
  expect(services['relay']?.command).toEqual(expect.arrayContaining(denied));
});

/** A kind of object that Kubernetes knows. */
type Model = new (data: object) => { validate(): void };

interface Container {
  readonly livenessProbe?: { readonly httpGet: { readonly path: string } };
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
  readonly securityContext?: { readonly readOnlyRootFilesystem?: boolean };
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector?: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: { readonly containers: readonly Container[] };
    };
  };
}
const { resources, images } = parse(read('kubernetes/kustomization.yaml')) as {
  resources: string[];
  images: { name: string; newTag: string }[];
};
const manifests = resources.flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);

test('the kustomization names the registry of every image, and this release', () => {
  const texts = resources.map((file) => read(`kubernetes/${file}`)).join('\n');
  const used = [...texts.matchAll(/image: ([\w-]+)/g)].map(([, name = '']) => name);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

  expect(images.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted());
  expect(images.map(({ newTag }) => newTag)).toEqual(images.map(() => version));
});

test('every manifest is part of the kustomization', () => {
  const files = readdirSync(join(deploy, 'kubernetes')).filter((file) => file !== 'kustomization.yaml');

  expect(resources.toSorted()).toEqual(files.toSorted());
});

test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  '%s fits the schema of its kind',
  async (_, manifest) => {
    const models = (await import(`kubernetes-models/${manifest.apiVersion}`)) as Record<string, Model>;
    const Kind = models[manifest.kind];
    if (Kind === undefined) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);

    expect(() => new Kind(manifest).validate()).not.toThrow();
  },
);

test('the manifests have what a cluster needs to add, move and end processes', () => {
  const named = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);

  expect(named).toEqual(
    expect.arrayContaining([
      'Deployment peonia-api',
      'Deployment peonia-worker',
      'PodDisruptionBudget peonia-api',
      'HorizontalPodAutoscaler peonia-api',
      'Service peonia-api',
      'Ingress peonia',
    ]),
  );
});

test('the alert for late backups names the job that makes them', () => {
  const jobs = manifests.filter(({ kind }) => kind === 'CronJob').map(({ metadata }) => metadata.name);
  const watched = [...read('prometheus/rules.yaml').matchAll(/cronjob="([\w-]+)"/g)].map(([, name]) => name);

  expect([...new Set(watched)]).toEqual(jobs);
});

test('somebody is told of every severity, where Prometheus sends its alerts', () => {
  const { route, receivers } = parse(read('prometheus/alertmanager.yml')) as {
    route: { receiver: string; routes: { matchers: string[]; receiver: string }[] };
    receivers: { name: string }[];
  };
  const named = [route.receiver, ...route.routes.map(({ receiver }) => receiver)];
  const severities = [...read('prometheus/rules.yaml').matchAll(/severity: (\w+)/g)].map(([, name = '']) => name);

  expect([...new Set(severities)].toSorted()).toEqual(named.toSorted());
  expect(receivers.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  expect(read('prometheus/prometheus.yml')).toMatch(/^alerting: .*127\.0\.0\.1:9093/m);
});

test('every deployment is probed, selects its own pods, and has a read-only root', () => {
  for (const { spec } of manifests.filter(({ kind }) => kind === 'Deployment')) {
    const [container] = spec.template?.spec.containers ?? [];
    expect(container?.livenessProbe?.httpGet.path).toBe('/livez');
    expect(container?.readinessProbe?.httpGet.path).toBe('/readyz');
    expect(container?.securityContext?.readOnlyRootFilesystem).toBe(true);
    expect(spec.template?.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? { none: '' });
  }
});

test('the image is built in stages, runs as nobody in particular, and is watched', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', '').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  expect(lines.filter((line) => line.startsWith('FROM ')).length).toBe(2);
  expect(last.find((line) => line.startsWith('USER '))).toBe('USER 1000:1000');
  expect(last.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/livez'))).toBe(true);
  expect(lines.filter((line) => line.startsWith('ADD ') || /:latest\b/.test(line))).toEqual([]);
  for (const line of lines.filter((one) => one.includes('apt-get install')))
    expect(line).toMatch(/--no-install-recommends.*rm -rf \/var\/lib\/apt\/lists/);
});

test('the image leaves out what the program does not need', () => {
  const paths = read('left-out.txt').trim().split('\n');

  expect(paths.filter((path) => !/^\/(?:usr|var)\/[\w./*-]+$/.test(path))).toEqual([]);
  expect(read('Dockerfile')).toContain('COPY deploy/left-out.txt /tmp/');
  expect(read('Dockerfile')).toMatch(/rm -rf [^\n]*\$\(cat \/tmp\/left-out\.txt\)/);
});

test('the image installs the packages of every workspace', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY ((?:apps|packages)\/\w+)\/package\.json/gm)].map(
    ([, path]) => path,
  );
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}`)
      // An app with a lock file of its own is installed apart.
      .filter((path) => !existsSync(join(root, path, 'package-lock.json'))),
  );

  expect(copied.toSorted()).toEqual(workspaces.toSorted());
});

test('units start what a release has, without rights', () => {
  const starters = ['serve', 'backup'];
  for (const file of ['peonia-api@.service', 'peonia-worker.service', 'peonia-backup.service']) {
    const unit = read(`systemd/${file}`);
    expect(starters.map((name) => `bin/${name}.mjs`).some((name) => unit.includes(name))).toBe(true);
    // The archive of PostgreSQL and the backup write into one folder.
    expect(unit).toMatch(file.includes('backup') ? /^User=postgres$/m : /^User=peonia$/m);
    expect(unit).toMatch(/^NoNewPrivileges=yes$/m);
    expect(unit.split('\n').filter((line) => !/^(?:#.*|\[\w+\]|[A-Z]\w*=.*|)$/.test(line))).toEqual([]);
  }
});

test('units are started again for as long as a database is away', () => {
  for (const file of ['peonia-api@.service', 'peonia-worker.service']) {
    const [unit, service] = read(`systemd/${file}`).split('[Service]');
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(service).toMatch(/^Restart=always$/m);
  }
});

test('nginx makes its cache in a folder that every system has', () => {
  const [, path = ''] = /^proxy_cache_path (\S+)/m.exec(read('nginx/peonia.conf')) ?? [];

  // nginx makes the last folder alone.
  expect(path).toMatch(/^\/var\/cache\/\w+$/);
});

test('documents give compose both of its files', () => {
  const texts = ['docs/install.md', 'docs/runbooks/operate.md', 'deploy/compose/compose.yaml'].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const commands = texts.flatMap((text) => [...text.matchAll(/docker compose -f [^\n]*/g)].map(([line]) => line));

  expect(commands.length).toBeGreaterThanOrEqual(3);
  expect(commands.filter((line) => !line.includes('--env-file deploy/compose/peonia.env'))).toEqual([]);
});

test('the rolling restart is a script that a shell reads', () => {
  expect(() => execFileSync('sh', ['-n', join(deploy, 'nginx/rolling-restart.sh')])).not.toThrow();
});
