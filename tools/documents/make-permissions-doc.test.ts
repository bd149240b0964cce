import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { makePermissionsDoc } from './make-permissions-doc.ts';

it('docs/security/permissions.md is what npm run docs makes', () => {
  expect(readFileSync(join(root, 'docs/security/permissions.md'), 'utf8')).toBe(makePermissionsDoc());
});
