/** Maximum length of a greeting. Source: contract, PUT user. */
export const MAX_LENGTH = 300;
/** Remaining characters from which the counter is shown. */
export const COUNTER_FROM = 60;
