/** SQLSTATE of an error from PostgreSQL, or an empty text. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
