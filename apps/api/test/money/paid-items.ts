import { features } from '../../src/features.ts';

/** Everything that is paid for, of all features. */
export const paidItems = features.flatMap((feature) => feature.paidItems ?? []);
