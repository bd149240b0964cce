/** Why the database cannot serve this program, with what to do: the line that a start ends with. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
