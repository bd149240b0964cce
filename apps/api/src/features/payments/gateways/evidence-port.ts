/** What a provider is given about a disputed payment. */
interface Evidence {
  /** The provider's id of the dispute. */
  readonly dispute: string;
  /** The provider's id of the uploaded file. */
  readonly file: string;
  /** What was bought, in English. */
  readonly product: string;
  /** When it was delivered; null where it was not. */
  readonly delivered_at: Date | null;
  /** The same key again is the same submission. */
  readonly key: string;
}

/** The part of a provider that takes evidence. Both calls throw `EvidenceRefused` if it never will. */
export interface EvidencePort {
  /** Uploads a PDF and returns the provider's id of it. */
  upload(content: Uint8Array, name: string): Promise<string>;
  /** Submits the evidence, which is final. */
  submit(evidence: Evidence): Promise<void>;
}

/** The provider refuses evidence for good. The message is for the staff. */
export class EvidenceRefused extends Error {
  override readonly name = 'EvidenceRefused';
}
