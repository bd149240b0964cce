/** Whose contact information it is. */
export interface Owner {
  readonly user_id: number;
  readonly name: string;
}
