import { expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { staffSettings } from './staff-settings.ts';

it('reads networks with spaces between them', () => {
  const { networks } = readConfig({ STAFF_NETWORKS: ' 203.0.113.0/24  2001:db8::/48 ' }).of(staffSettings);

  expect(networks).toEqual(['203.0.113.0/24', '2001:db8::/48']);
});

it.each(['office', '203.0.113.0/33', 'loopback', '203.0.113.0/24, 198.51.100.4'])(
  'names the setting when it is "%s"',
  (value) => {
    expect(() => readConfig({ STAFF_NETWORKS: value }, [staffSettings])).toThrow(/^STAFF_NETWORKS /);
  },
);
