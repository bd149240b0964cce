/** Messages before those that are loaded, and the way to them. */
export interface Older {
  readonly hasOlder: boolean;
  readonly loadOlder: () => void;
  readonly isLoadingOlder: boolean;
}
