import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test('help lists every script and nothing else', () => {
  const { stdout } = spawnSync(process.execPath, [join(root, 'tools/help.ts')], { encoding: 'utf8' });
  const listed = [...stdout.matchAll(/^ {2}npm (?:run )?(\S+)/gm)].map(([, script]) => script);
  expect(listed.toSorted()).toEqual(Object.keys(manifest.scripts).toSorted());
});

test('every script goes through the launcher, so that it works on a fresh clone', () => {
  for (const command of Object.values(manifest.scripts))
    expect(command).toMatch(/^node tools\/run\.mjs (?:tools|bench)\/\S+\.ts/);
});
