export { grantPack, type PackGrant, type PackGranted } from './grant-pack.ts';
export { grantTrial } from './trials/grant-trial.ts';
export { orderGrants, packsFromBalance } from './paid-packs.sql.ts';
export { membershipExporter } from './own-membership.ts';
export { giveBackPack, takeBackPack } from './take-back-pack.ts';
export type { PaidPack, UpgradeContext } from './upgrade.ts';
export { requireAgreement, upgradeTarget, type UpgradeTarget } from './upgrade-target.ts';
export { paidPack } from './hooks.ts';
