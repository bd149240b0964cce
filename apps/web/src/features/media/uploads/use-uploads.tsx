import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/limits.ts';
import type { OwnUpload } from '@peonia/contract/media.ts';
import { formatList } from '@peonia/i18n/format.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useLive } from '../../../platform/realtime/live.ts';
import type { UploadEntry } from './queue/upload-entry.ts';
import type { UploadFile } from './queue/upload-options.ts';
import { createUploadQueue } from './queue/upload-queue.ts';
import { type FileKinds, validateFiles } from './validate-files.ts';

export interface UploadsOptions {
  /** `media` (default) takes videos as well. */
  readonly kinds?: FileKinds;
  /** Files at a time. */
  readonly most?: number;
  /** A file is with the server and the member's own now. */
  readonly onUploaded?: (upload: OwnUpload) => void;
}

/** Chosen files on their way, and what can be done with them. Show them with `UploadTray`. */
export interface Uploads {
  readonly kinds: FileKinds;
  readonly entries: readonly UploadEntry[];
  /** Files that are with the server, in the order they were chosen. */
  readonly uploaded: readonly OwnUpload[];
  /** True while a file is not with the server yet. One that failed is not waited for. */
  readonly isBusy: boolean;
  /** Adds what may be sent; what may not is named. */
  readonly add: (files: Iterable<File>) => void;
  /** Puts files back that an earlier visit of the page has brought to the server. */
  readonly restore: (uploads: readonly OwnUpload[]) => void;
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly clear: () => void;
}

/** What carries a file to the server comes with the first one. */
const uploadFile: UploadFile = async (file, options) =>
  (await import('./queue/upload-file.ts')).uploadFile(file, options);

/** The uploader of a composer or a page. Leaving the page ends what is on its way. */
export function useUploads({
  kinds = 'media',
  most = limits.upload_files_max,
  onUploaded,
}: UploadsOptions = {}): Uploads {
  const tell = useUploadErrorToasts();
  const uploaded = useEffectEvent((upload: OwnUpload) => onUploaded?.(upload));
  const failed = useEffectEvent((error: unknown) => tell.failed(error));
  const [queue] = useState(() => createUploadQueue(uploadFile));
  useEffect(() => {
    queue.listen({ onUploaded: (upload) => uploaded(upload), onFailed: (error) => failed(error) });
    return queue.clear;
  }, [queue]);

  useLive('upload.changed', queue.keepUp);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, queue.entries);
  const add = (files: Iterable<File>) => {
    const { good, odd, large } = validateFiles(files, kinds);
    const room = Math.max(0, most - queue.entries().length);
    tell.dropped({ kinds, isAll: good.length === 0, odd, large });
    if (good.length > room) tell.tooMany(most);
    queue.add(good.slice(0, room));
  };
  return {
    kinds,
    entries,
    uploaded: entries.flatMap(({ state, upload }) => (upload === null || state === 'failed' ? [] : upload)),
    isBusy: entries.some((entry) => entry.upload === null && entry.state !== 'failed'),
    add,
    restore: queue.restore,
    cancel: queue.cancel,
    retry: queue.retry,
    clear: queue.clear,
  };
}

/** Says by name what was left out, with one message when nothing is left and another when the rest goes on. */
function useUploadErrorToasts() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const namesOf = (files: readonly File[]) =>
    formatList(
      language,
      files.map((file) => file.name),
    );
  const tooLarge = () =>
    toast.show({ tone: 'bad', text: t`The uploaded file is too large, please do not exceed 100MB.` });
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
      const types = kinds === 'media' ? 'jpg, jpeg, gif, webp, png, mov, mp4' : 'jpg, jpeg, gif, webp, png';
      toast.show({
        tone: 'bad',
        lasts: 8_000,
        text: isAll ? (
          <Trans>
            Nothing was uploaded: {names} cannot be used. Choose files of up to 100 MB: {types}.
          </Trans>
        ) : (
          <Trans>
            Removed: {names}. Files of up to 100 MB can be used: {types}.
          </Trans>
        ),
      });
    },
    tooMany(most: number) {
      toast.show({ tone: 'bad', text: t`At most ${most} files at a time. The others were left out.` });
    },
    failed(error: unknown) {
      if (error instanceof ApiError && (error.status === 413 || error.reason === 'file_too_large')) tooLarge();
    },
  };
}
