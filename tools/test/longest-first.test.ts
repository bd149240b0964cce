import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { root } from '../root.ts';
import { LongestFirst, longest } from './longest-first.ts';

const vitest = { cache: { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) } };
const specification = (name: string, file: string) =>
  ({
    moduleId: join(root, file),
    project: { name, config: { isolate: false, sequence: { groupOrder: 0 } } },
  }) as unknown as TestSpecification;

it('the files that begin are there', () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('each project is run in one go, its longest files first', async () => {
  const files = [
    specification('api', 'apps/api/test/contract.test.ts'),
    specification('web', 'apps/web/src/routes/server/make-renderer.test.ts'),
    specification('api', 'apps/api/test/fuzz/fuzz.test.ts'),
    specification('pure', 'tools/help.test.ts'),
    specification('pure', 'tools/start/start.test.ts'),
  ];

  const sorted = await LongestFirst.prototype.sort.call(new LongestFirst(vitest as never), files);

  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    'tools/start/start.test.ts',
    'tools/help.test.ts',
    'apps/api/test/fuzz/fuzz.test.ts',
    'apps/api/test/contract.test.ts',
    'apps/web/src/routes/server/make-renderer.test.ts',
  ]);
});
