import { listUploads, type OwnUpload } from '@peonia/contract/media/media.ts';
import { call } from '../../../../platform/api/call.ts';
import { upload } from '../../../../platform/api/upload.ts';
import { retryAfterDisconnect } from './retry-after-disconnect.ts';
import type { UploadFile, FileUploadOptions } from './upload-options.ts';

/** Files up to this size go in one request: restarting is cheaper than the two extra requests of a resumable upload. */
const SINGLE_REQUEST_BYTES = 1024 * 1024;

/** Uploads a file, over any number of lost connections, and returns the created upload. */
export const uploadFile: UploadFile = async (file, options) => {
  if (file.size <= SINGLE_REQUEST_BYTES) return uploadWhole(file, options);
  const { uploadResumable } = await import('./resumable-upload.ts');
  const id = await uploadResumable(file, options);
  const { files } = await retryAfterDisconnect(
    () => call(listUploads, { query: { ids: String(id) } }, { signal: options.signal }),
    options,
  );
  return onlyFile(files);
};

function uploadWhole(file: File, options: FileUploadOptions): Promise<OwnUpload> {
  const { signal, onProgress } = options;
  // Progress includes the form around the file; it is capped at the file's size.
  return retryAfterDisconnect(
    async () =>
      onlyFile(
        await upload([file], {
          signal,
          onProgress: (sent, total) => onProgress(sent >= total ? file.size : Math.min(sent, file.size)),
        }),
      ),
    options,
  );
}

function onlyFile(files: readonly OwnUpload[]): OwnUpload {
  const [file] = files;
  if (file === undefined) throw new Error('The server answered an upload without its file');
  return file;
}
