import type { OwnUpload } from '@peonia/contract/media/media.ts';

/**
 * Waiting: queued; sending: bytes are transferred; held: connection lost, resumes automatically; working: the server
 * processes the file; ready: it is the member's upload; failed: retry or choose another file.
 */
type UploadState = 'waiting' | 'sending' | 'held' | 'working' | 'ready' | 'failed';

/** A chosen file and its upload state. */
export interface UploadEntry {
  readonly key: string;
  readonly file: File;
  /** Object URL of the file, or the server's thumbnail. */
  readonly preview: string;
  readonly state: UploadState;
  /** Bytes that have reached the server. */
  readonly sent: number;
  /** Set with the server's reply, before `ready` is shown. */
  readonly upload: OwnUpload | null;
  readonly error: unknown;
}

export function isVideo(file: File): boolean {
  return file.type.startsWith('video/') || /\.(?:mov|mp4)$/i.test(file.name);
}
