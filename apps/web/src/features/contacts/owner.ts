/** Member whose contact information is shown. */
export interface Owner {
  readonly user_id: number;
  readonly name: string;
}
