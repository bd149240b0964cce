import { features } from '../src/features.ts';

/** Everything that is paid for, of all features. */
export const paidThings = features.flatMap(({ paidItems = [] }) => paidItems);
