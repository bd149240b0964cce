import { expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { supportSettings } from './support-settings.ts';

it('reads the released versions', () => {
  const { clientLatest, clientMinimum } = readConfig({ CLIENT_LATEST: '2.1' }).of(supportSettings);

  expect([clientLatest, clientMinimum]).toEqual(['2.1', '1.0.0']);
});

it('reads the versions of single platforms', () => {
  const { clientPlatforms } = readConfig({ CLIENT_PLATFORMS: 'windows=1.3.0/1.1, ios=2/1' }).of(supportSettings);

  expect([...clientPlatforms]).toEqual([
    ['windows', { latest: '1.3.0', minimum: '1.1' }],
    ['ios', { latest: '2', minimum: '1' }],
  ]);
});

it.each([
  ['SUPPORT_MAIL', 'nobody'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['CLIENT_LATEST', 'newest'],
  ['CLIENT_PLATFORMS', 'windows=1.3.0'],
  ['CLIENT_PLATFORMS', 'windows=new/1.0.0'],
  ['CLIENT_URL', 'ftp://example.com'],
])('names %s when it is "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value }, [supportSettings])).toThrow(new RegExp(`^${name} .*"${value}"`));
});
