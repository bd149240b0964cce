import { expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { supportSettings } from './support-settings.ts';

it('reads the released versions', () => {
  const { clientLatest, clientMinimum } = readConfig({ CLIENT_LATEST: '2.1' }).of(supportSettings);

  expect([clientLatest, clientMinimum]).toEqual(['2.1', '1.0.0']);
});

it.each([
  ['SUPPORT_MAIL', 'nobody'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['CLIENT_LATEST', 'newest'],
  ['CLIENT_URL', 'ftp://example.com'],
])('names %s when it is "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value }, [supportSettings])).toThrow(new RegExp(`^${name} .*"${value}"`));
});
