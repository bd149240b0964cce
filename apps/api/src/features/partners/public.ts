export { readRunAccounts } from './run-accounts/run-accounts.ts';
