import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.ts';

// What reads these files in earnest reads them here, where it is installed: systemd, compose, kubeconform.
const deploy = join(root, 'deploy');
const has = (program: string, ...args: readonly string[]) => spawnSync(program, args).status === 0;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const units = readdirSync(join(deploy, 'systemd'));

test.skipIf(!has('systemd-analyze', '--version'))('systemd finds nothing wrong with the units', () => {
  const copies = units.map((unit) => {
    const text = readFileSync(join(deploy, 'systemd', unit), 'utf8');
    // Node may stand elsewhere on this machine.
    writeFileSync(join(folder, unit), text.replaceAll('/usr/bin/node', process.execPath));
    return join(folder, unit);
  });

  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...copies], { encoding: 'utf8' });

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

const isCompose2 = has('docker', 'compose', 'version');

test.skipIf(!isCompose2 && !has('docker-compose', '--version'))(
  'compose takes its file with a filled environment',
  () => {
    const copy = join(folder, 'compose');
    cpSync(join(deploy, 'compose'), copy, { recursive: true });
    const example = readFileSync(join(copy, 'peonia.env.example'), 'utf8');
    const file = join(copy, 'compose.yaml');
    writeFileSync(join(copy, 'peonia.env'), example.replaceAll(/^(\w+)=$/gm, '$1=filled-in-for-a-check'));
    // The first generation of compose knows no name in the file.
    if (!isCompose2) writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, ''));
    const args = ['-f', file, '--env-file', join(copy, 'peonia.env'), 'config', '--quiet'];

    const [program, ...first] = isCompose2 ? ['docker', 'compose'] : ['docker-compose'];
    const { status, stderr } = spawnSync(program ?? '', [...first, ...args], { encoding: 'utf8' });

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);

test.skipIf(!has('amtool', '--version'))('Alertmanager takes its configuration', () => {
  const { status, stderr } = spawnSync('amtool', ['check-config', join(deploy, 'prometheus/alertmanager.yml')], {
    encoding: 'utf8',
  });

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.skipIf(!has('kubeconform', '-v'))('kubeconform finds nothing wrong with the manifests', () => {
  const files = readdirSync(join(deploy, 'kubernetes')).filter((file) => file !== 'kustomization.yaml');

  const printed = execFileSync('kubeconform', ['-strict', ...files.map((file) => join(deploy, 'kubernetes', file))]);

  expect(printed.toString()).toBe('');
});
