import { uploadFiles, type OwnUpload } from '@peonia/contract/media.ts';
import { limits } from '@peonia/contract/limits.ts';
import { renewToken } from '../session/token.ts';
import { browserStore } from '../store/browser-store.ts';
import { addressOf } from './make-call.ts';
import { ApiError, NetworkError } from './problem.ts';
import { requestHeaders } from './request-headers.ts';
import { readReply, type WireReply } from './transport.ts';

export interface UploadOptions {
  /** Bytes sent so far and in all. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends files to POST uploads with progress by the byte. Throws like `call`; an abort throws an `AbortError`. */
export async function upload(files: readonly File[], options: UploadOptions = {}): Promise<readonly OwnUpload[]> {
  try {
    return await sendOnce(files, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !(await renewToken())) throw error;
    return sendOnce(files, options);
  }
}

async function sendOnce(files: readonly File[], options: UploadOptions): Promise<readonly OwnUpload[]> {
  const headers = await requestHeaders(true);
  options.signal?.throwIfAborted();
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  const reply = readReply(await sendForm(form, headers, options)) as { files: readonly OwnUpload[] };
  return reply.files;
}

/** fetch tells nothing about bytes on their way up, so this is the one place with an XMLHttpRequest. */
function sendForm(form: FormData, headers: Readonly<Record<string, string>>, { onProgress, signal }: UploadOptions): Promise<WireReply> {
  const { promise, resolve, reject } = Promise.withResolvers<WireReply>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open('POST', addressOf(uploadFiles, {}, { pid: browserStore.get('partnerId') }));
  request.timeout = limits.upload_timeout_ms;
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = (event) => onProgress?.(event.loaded, event.lengthComputable ? event.total : sizeOf(form));
  request.onload = () => resolve({ status: request.status, header: (name) => request.getResponseHeader(name), body: request.responseText });
  request.onerror = () => reject(new NetworkError(false));
  request.ontimeout = () => reject(new NetworkError(true));
  request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
  signal?.addEventListener('abort', abort, { once: true });
  request.send(form);
  return promise.finally(() => signal?.removeEventListener('abort', abort));
}

function sizeOf(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
}
