import type { OwnUpload } from '@peonia/contract/media.ts';

export interface SendOptions {
  readonly signal: AbortSignal;
  /** Bytes that are with the server. */
  readonly onProgress: (sent: number) => void;
  /** The connection is lost; it goes on by itself as soon as there is one again. */
  readonly onHeld: () => void;
}

export type SendFile = (file: File, options: SendOptions) => Promise<OwnUpload>;
