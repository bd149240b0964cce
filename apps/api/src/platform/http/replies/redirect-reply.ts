/** A redirect instead of a JSON reply, not cached. */
export class RedirectReply {
  /** Path of this site. */
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}
