import { hook } from '../../platform/feature.ts';
import type { UpgradeParts } from './upgrade.ts';

/** Reads the caller's own order of a pack that is paid in money. */
export const paidPack = hook<UpgradeParts['paidPack']>('membership.paid-pack');
