export { readRunAccounts } from './run-accounts/run-accounts.ts';
export { accountsWithReferral } from './links/similar-referral.sql.ts';
