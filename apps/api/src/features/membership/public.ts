export { grantPack, takeBackPack, type PackGrant, type PackGranted } from './grant-pack.ts';
export { grantTrial } from './grant-trial.ts';
export { membershipExporter } from './own-membership.ts';
export type { PaidPack, UpgradeParts } from './upgrade.ts';
export { upgradeTarget, type UpgradeTarget } from './upgrade-target.ts';
