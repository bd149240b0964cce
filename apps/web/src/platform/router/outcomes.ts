/** Thrown while a page loads: another one is shown in its place. */
export class Redirect {
  readonly address: string;
  /** Loads the address again instead of changing the page in place. */
  readonly asDocument: boolean;

  constructor(address: string, { asDocument = false } = {}) {
    this.address = address;
    this.asDocument = asDocument;
  }
}

/** Thrown while a page loads: there is nothing at its address. */
export class PageMissing extends Error {}
