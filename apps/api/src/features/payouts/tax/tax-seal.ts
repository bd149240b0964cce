/** Keeps the key of tax documents apart from others. */
export const taxPurpose = 'payout tax document';
