export { grantPack, takeBackPack, type PackGrant, type PackGranted } from './grant-pack.ts';
export { grantTrial } from './grant-trial.ts';
