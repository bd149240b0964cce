import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { makeConfigurationDoc } from './make-configuration-doc.ts';

it('docs/configuration.md is what npm run docs makes', () => {
  expect(readFileSync(join(root, 'docs/configuration.md'), 'utf8')).toBe(makeConfigurationDoc());
});
