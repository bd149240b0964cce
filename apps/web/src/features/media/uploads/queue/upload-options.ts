import type { OwnUpload } from '@peonia/contract/media/media.ts';

export interface FileUploadOptions {
  readonly signal: AbortSignal;
  /** Bytes that have reached the server. */
  readonly onProgress: (sent: number) => void;
  /** The connection is lost; the upload resumes when it is back. */
  readonly onDisconnect: () => void;
}

export type UploadFile = (file: File, options: FileUploadOptions) => Promise<OwnUpload>;
