import { hook } from '../../platform/feature.ts';
import type { UpgradeContext } from './upgrade.ts';

/** Reads the caller's own order of a pack that is paid in money. */
export const paidPack = hook<UpgradeContext['paidPack']>('membership.paid-pack');
