import type { OwnUpload } from '@peonia/contract/media.ts';

/**
 * Waiting: its turn has not come; sending: bytes go up; held: the connection is lost and it goes on by itself; working:
 * all bytes are there and the server works on it; ready: it is the member's upload; failed: it needs another try or
 * another file.
 */
export type UploadState = 'waiting' | 'sending' | 'held' | 'working' | 'ready' | 'failed';

/** A chosen file on its way to the server. */
export interface UploadEntry {
  readonly key: string;
  readonly file: File;
  /** Address of the file itself in this browser, or of the server's picture of it, for its thumbnail. */
  readonly preview: string;
  readonly state: UploadState;
  /** Bytes that are with the server. */
  readonly sent: number;
  /** There as soon as the server has answered, before `ready` is shown. */
  readonly upload: OwnUpload | null;
  readonly error: unknown;
}

export function isVideo(file: File): boolean {
  return file.type.startsWith('video/') || /\.(?:mov|mp4)$/i.test(file.name);
}
