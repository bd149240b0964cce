/** SQLSTATE of an error from PostgreSQL, or an empty text. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Codes of a statement that wrote nothing because something else was written meanwhile: what it was planned from has
 * changed, two have waited for each other, or a key is used already.
 */
const overtakenCodes = new Set(['40001', '40P01', '23505']);

export const isOvertaken = (error: unknown): boolean => overtakenCodes.has(errorCodeOf(error));
