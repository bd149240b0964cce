export { grantTrial } from './grant-trial.ts';
