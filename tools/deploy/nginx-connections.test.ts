import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('docs/install.md');

/** Sockets of the largest row of the sizing table: its third column. */
const sockets = Math.max(
  ...[...guide.matchAll(/^\| [\d,]+ +\| [\d,]+ +\| ([\d,]+) /gm)].map(([, count = '']) =>
    Number(count.replace(',', '')),
  ),
);
/** `worker_processes auto` on the machines of the table. */
const workers = 2;

const compose = parse(read('deploy/compose/compose.yaml')) as { services: { nginx: { volumes: readonly string[] } } };
const mounted = compose.services.nginx.volumes.find((volume) => volume.includes(':/etc/nginx/nginx.conf:'));

it.each([
  ['the guide to a server', guide],
  ['compose', mounted === undefined ? '' : read(join('deploy/compose', mounted.split(':')[0] ?? ''))],
])('gives nginx the connections that the sockets of the sizing table take: %s', (_, text) => {
  const connections = Number(/worker_connections (\d+);/.exec(text)?.[1] ?? 0);
  const files = Number(/worker_rlimit_nofile (\d+);/.exec(text)?.[1] ?? 0);

  // One to the device and one to the program.
  expect(connections * workers).toBeGreaterThanOrEqual(sockets * 2);
  expect(files).toBeGreaterThanOrEqual(connections * 2);
});
