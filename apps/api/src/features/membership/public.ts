export { grantPack } from './grant-pack.ts';
export { orderGrants } from './paid-packs.sql.ts';
export { giveBackPack, takeBackPack } from './take-back-pack.ts';
export type { PaidPack } from './upgrade.ts';
export { requireAgreement, upgradeTarget } from './upgrade-target.ts';
export { paidPack } from './hooks.ts';
