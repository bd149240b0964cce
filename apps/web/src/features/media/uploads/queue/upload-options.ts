import type { OwnUpload } from '@peonia/contract/media.ts';

export interface FileUploadOptions {
  readonly signal: AbortSignal;
  /** Bytes that are with the server. */
  readonly onProgress: (sent: number) => void;
  /** The connection is lost; it goes on by itself as soon as there is one again. */
  readonly onDisconnect: () => void;
}

export type UploadFile = (file: File, options: FileUploadOptions) => Promise<OwnUpload>;
