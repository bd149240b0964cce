import { settingsGroup } from '../../../platform/config/settings.ts';
import { isNetwork } from '../../../platform/http/rate-limit/network-of-address.ts';

interface StaffSettings {
  /** Networks that staff pages may be used from; none: from anywhere. */
  readonly networks: readonly string[];
}

const settings = [
  {
    name: 'STAFF_NETWORKS',
    fallback: '',
    meaning:
      'Networks that staff work from, with spaces between them, such as `203.0.113.0/24 2001:db8:1::/48`. From elsewhere the calls of the staff are refused and logged. Empty: from anywhere.',
  },
] as const;

/** Read and validated with the configuration. */
export const staffSettings = settingsGroup(settings, ({ text, fail }): StaffSettings => {
  const networks = text('STAFF_NETWORKS')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (!networks.every((network) => network.includes('.') || network.includes(':')) || !networks.every(isNetwork))
    fail('STAFF_NETWORKS', 'must be addresses or networks such as 203.0.113.0/24');
  return { networks };
});
