import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandbox, type Sandbox } from '../mutants/make-sandbox.ts';
import { root } from '../root.ts';
import { checkName } from './check-name.ts';
import { makeFeature, type MadeFeature } from './make-feature.ts';

const run = (folder: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

/**
 * Gives the copy its own record of what the checks know, beginning with that of the repository. Packages are linked
 * into the copy, so they stand in its records by their place in the repository: named otherwise, all would be checked
 * again.
 */
function copyRecords(folder: string): void {
  const [known, own] = [join(root, 'node_modules/.cache'), join(folder, 'node_modules/.cache')];
  rmSync(own, { force: true });
  mkdirSync(own, { recursive: true });
  if (!existsSync(known)) return;
  const packages = relative(own, join(root, 'node_modules'));
  for (const name of readdirSync(known)) {
    if (name === 'texts') cpSync(join(known, name), join(own, name), { recursive: true });
    if (!name.endsWith('.tsbuildinfo')) continue;
    const record = readFileSync(join(known, name), 'utf8');
    writeFileSync(join(own, name), record.replaceAll(/"\.\.\/(?!\.\.\/)/g, `"${packages}/`));
  }
}

describe('in a copy of the repository', () => {
  let sandbox: Sandbox;
  let made: MadeFeature;

  beforeAll(async () => {
    sandbox = makeSandbox();
    copyRecords(sandbox.root);
    made = await makeFeature(sandbox.root, 'lantern');
  }, 180_000);
  afterAll(() => sandbox.remove());

  it('writes a contract, an API, a page, a journey and texts in eight languages', () => {
    const places = new Set(made.files.map((file) => file.split('/').slice(0, 2).join('/')));

    expect([...places].toSorted()).toEqual(['apps/api', 'apps/web', 'e2e/lantern', 'packages/contract']);
    expect(made.catalogues).toHaveLength(8);
  });

  it('costs at most 17 files and 6 edits', () => {
    const written = made.files.filter((file) => !file.endsWith('.d.ts'));

    expect(written.length).toBeLessThanOrEqual(17);
    expect(made.edited).toHaveLength(6);
  });

  it('passes every check of npm run check', () => {
    const { status, stdout } = run(sandbox.root, 'tools/check.ts');

    expect(status === 0 ? 'passed' : stdout).toBe('passed');
  }, 300_000);

  it('is refused a second time, and nothing is written', async () => {
    const contract = join(sandbox.root, 'packages/contract/src/protocol/contract.ts');
    const before = readFileSync(contract, 'utf8');

    await expect(makeFeature(sandbox.root, 'lantern')).rejects.toThrow('"lantern" exists already');

    expect(readFileSync(contract, 'utf8')).toBe(before);
  });
});

describe('a name', () => {
  it.each([
    ['Wheel', '3 to 20 letters a-z'],
    ['prize-wheel', '3 to 20 letters a-z'],
    ['ab', '3 to 20 letters a-z'],
    ['../wheel', '3 to 20 letters a-z'],
    ['class', 'is a reserved word'],
    ['routes', 'is a reserved word'],
    ['chat', 'exists already: apps/api/src/features/chat'],
    ['landing', 'exists already: apps/web/src/features/landing'],
    ['search', 'exists already: packages/contract/src/discovery/search.ts'],
    ['bill', 'is a page already'],
    ['mail', 'is a technical term of the platform'],
  ])('%s is refused', (name, reason) => {
    expect(checkName(root, name)).toContain(reason);
  });

  it('of no feature yet is accepted', () => {
    expect(checkName(root, 'postcards')).toBe(null);
  });
});

it('the command without a name says how it is used', () => {
  const { status, stderr } = run(root, 'tools/new-feature.ts');

  expect(status).toBe(1);
  expect(stderr).toContain('Usage: npm run new:feature <name>');
});
