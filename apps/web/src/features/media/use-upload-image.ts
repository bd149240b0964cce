import { useEffect, useRef, useState } from 'react';
import { upload } from '../../platform/api/upload.ts';

/** An uploaded image, ready to be cropped. */
export interface UploadedImage {
  readonly id: number;
  readonly src: string;
}

export type ImageUpload =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly file: File; readonly share: number }
  | { readonly state: 'failed'; readonly file: File; readonly error: unknown }
  | { readonly state: 'sent'; readonly picture: UploadedImage };

/**
 * Uploads one image with progress, or uses an uploaded one; a new one, `stop` or unmounting aborts the previous upload.
 */
export function useUploadImage() {
  const [sending, setSending] = useState<ImageUpload>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const report = (next: ImageUpload) => {
      if (running.current === run) setSending(next);
    };
    report({ state: 'sending', file, share: 0 });
    try {
      const [picture] = await upload([file], {
        signal: run.signal,
        onProgress: (sent, total) => report({ state: 'sending', file, share: total > 0 ? sent / total : 0 }),
      });
      if (picture !== undefined && picture.src !== null)
        report({ state: 'sent', picture: { id: picture.id, src: picture.src } });
    } catch (error) {
      if (!run.signal.aborted) report({ state: 'failed', file, error });
    }
  };
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setSending({ state: 'idle' });
  };
  const take = (picture: UploadedImage) => {
    stop();
    setSending({ state: 'sent', picture });
  };
  return {
    sending,
    send: (source: File | UploadedImage) => (source instanceof File ? void send(source) : take(source)),
    stop,
  };
}
