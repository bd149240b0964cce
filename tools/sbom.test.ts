import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { readSbom } from './sbom.ts';

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies',
  Record<string, string>
>;

it('the bill of materials lists every production package in its version, and no tool', () => {
  const sbom = readSbom();

  const listed = new Map(sbom.components.map(({ purl, version }) => [decodeURIComponent(purl), version]));
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => listed.get(`pkg:npm/${name}@${version}`) !== version,
  );
  expect(missing).toEqual([]);
  const tools = ['vitest', 'vite', '@playwright/test', 'typescript'];
  expect([...listed.keys()].filter((purl) => tools.some((tool) => purl.startsWith(`pkg:npm/${tool}@`)))).toEqual([]);
  expect(sbom.metadata.component.name).toBe('peonia');
});
