import { useLingui } from '@lingui/react/macro';
import type { OwnUpload } from '@peonia/contract/media/media.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatList } from '@peonia/i18n/format.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../platform/api/call.ts';
import { uploadMegabytes, useTooLargeText } from '../../../platform/errors/too-large.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useLive } from '../../../platform/realtime/live.ts';
import type { UploadEntry } from './queue/upload-entry.ts';
import type { UploadFile } from './queue/upload-options.ts';
import { createUploadQueue } from './queue/upload-queue.ts';
import { type FileKinds, validateFiles } from './validate-files.ts';

interface UploadsOptions {
  /** `media` (default) accepts videos too. */
  readonly kinds?: FileKinds;
  /** Maximum number of files. */
  readonly most?: number;
  /** A file has become the member's upload. */
  readonly onUploaded?: (upload: OwnUpload) => void;
}

/** Chosen files and the actions on them. Render with `UploadTray`. */
export interface Uploads {
  readonly kinds: FileKinds;
  readonly entries: readonly UploadEntry[];
  /** Uploaded files, in the order they were chosen. */
  readonly uploaded: readonly OwnUpload[];
  /** True while a file is being uploaded; failed files do not count. */
  readonly isBusy: boolean;
  /** Adds the accepted files; the rejected ones are named in a toast. */
  readonly add: (files: Iterable<File>) => void;
  /** Adds files that an earlier visit of the page has uploaded. */
  readonly restore: (uploads: readonly OwnUpload[]) => void;
  /** Uploads files that an earlier visit of the page has not. */
  readonly resume: (files: readonly File[]) => void;
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly clear: () => void;
}

/** The upload code loads with the first file. */
const uploadFile: UploadFile = async (file, options) =>
  (await import('./queue/upload-file.ts')).uploadFile(file, options);

/** The uploader of a composer or a page. Unmounting aborts its uploads. */
export function useUploads({
  kinds = 'media',
  most = limits.upload_files_max,
  onUploaded,
}: UploadsOptions = {}): Uploads {
  const toasts = useUploadErrorToasts();
  const uploaded = useEffectEvent((upload: OwnUpload) => onUploaded?.(upload));
  const failed = useEffectEvent((error: unknown) => toasts.failed(error));
  const [queue] = useState(() => createUploadQueue(uploadFile));
  useEffect(() => {
    queue.listen({ onUploaded: (upload) => uploaded(upload), onFailed: (error) => failed(error) });
    return queue.clear;
  }, [queue]);

  useLive('upload.changed', queue.applyServerChange);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, queue.entries);
  const add = (files: Iterable<File>) => {
    const { good, odd, large } = validateFiles(files, kinds);
    const room = Math.max(0, most - queue.entries().length);
    toasts.dropped({ kinds, isAll: good.length === 0, odd, large });
    if (good.length > room) toasts.tooMany(most);
    queue.add(good.slice(0, room));
  };
  return {
    kinds,
    entries,
    uploaded: entries.flatMap(({ state, upload }) => (upload === null || state === 'failed' ? [] : upload)),
    isBusy: entries.some((entry) => entry.upload === null && entry.state !== 'failed'),
    add,
    restore: queue.restore,
    resume: queue.add,
    cancel: queue.cancel,
    retry: queue.retry,
    clear: queue.clear,
  };
}

/** Toasts that name the rejected files: one message if none is left, another if the rest continues. */
function useUploadErrorToasts() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const namesOf = (files: readonly File[]) =>
    formatList(
      language,
      files.map((file) => file.name),
    );
  const tooLargeText = useTooLargeText();
  const tooLarge = () => toast.show({ tone: 'bad', text: tooLargeText() });
  return {
    dropped({
      kinds,
      isAll,
      odd,
      large,
    }: {
      kinds: FileKinds;
      isAll: boolean;
      odd: readonly File[];
      large: readonly File[];
    }) {
      if (odd.length === 0 && large.length === 0) return;
      if (odd.length === 0 && isAll) return tooLarge();
      const names = namesOf([...odd, ...large]);
      const megabytes = uploadMegabytes();
      const types = kinds === 'media' ? 'jpg, jpeg, gif, webp, png, mov, mp4' : 'jpg, jpeg, gif, webp, png';
      toast.show({
        tone: 'bad',
        lasts: 8_000,
        text: isAll
          ? t`Nothing was uploaded: ${names} cannot be used. Choose files of up to ${megabytes} MB: ${types}.`
          : t`Removed: ${names}. Files of up to ${megabytes} MB can be used: ${types}.`,
      });
    },
    tooMany(most: number) {
      toast.show({ tone: 'bad', text: t`You can add up to ${most} files at a time. The rest were not added.` });
    },
    failed(error: unknown) {
      if (error instanceof ApiError && (error.status === 413 || error.reason === 'file_too_large')) tooLarge();
    },
  };
}
