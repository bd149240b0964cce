/** Thrown while a page loads: redirects to another page. */
export class Redirect {
  readonly address: string;
  /** Loads the document instead of navigating in place. */
  readonly asDocument: boolean;

  constructor(address: string, { asDocument = false } = {}) {
    this.address = address;
    this.asDocument = asDocument;
  }
}

/** Thrown while a page loads: the page does not exist. */
export class PageMissing extends Error {}
