import { uploadFiles, type OwnUpload } from '@peonia/contract/media/media.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { Endpoint, QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { WireReply } from '@peonia/contract/protocol/page-renderer.ts';
import { renewToken } from '../session/token.ts';
import { browserStore } from '../store/browser-store.ts';
import { addressOf } from './make-call.ts';
import { ApiError, NetworkError } from './problem.ts';
import { requestHeaders } from './request-headers.ts';
import { readReply } from './transport.ts';

interface UploadOptions {
  /** Bytes sent, and bytes in total. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends files to POST uploads and reports progress in bytes. Throws like `call`; an abort throws an `AbortError`. */
export async function upload(files: readonly File[], options: UploadOptions = {}): Promise<readonly OwnUpload[]> {
  return (await uploadTo(uploadFiles, files, {}, options)).files;
}

/** Like `upload`, to another endpoint that takes files. */
export async function uploadTo<const E extends Endpoint>(
  endpoint: E,
  files: readonly File[],
  query: QueryOf<E>,
  options: UploadOptions = {},
): Promise<ReplyOf<E>> {
  const address = addressOf(
    endpoint,
    {},
    { ...(query as Record<string, unknown>), pid: browserStore.get('partnerId') },
  );
  try {
    return (await sendOnce(address, files, options)) as ReplyOf<E>;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !(await renewToken())) throw error;
    return (await sendOnce(address, files, options)) as ReplyOf<E>;
  }
}

async function sendOnce(address: string, files: readonly File[], options: UploadOptions): Promise<unknown> {
  const headers = await requestHeaders(true);
  options.signal?.throwIfAborted();
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return readReply(await sendForm(address, form, headers, options));
}

/** Fetch reports no upload progress, so this uses XMLHttpRequest. */
function sendForm(
  address: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  { onProgress, signal }: UploadOptions,
): Promise<WireReply> {
  const { promise, resolve, reject } = Promise.withResolvers<WireReply>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open('POST', address);
  request.timeout = limits.upload_timeout_ms;
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = (event) =>
    onProgress?.(event.loaded, event.lengthComputable ? event.total : sizeOf(form));
  request.onload = () =>
    resolve({ status: request.status, header: (name) => request.getResponseHeader(name), body: request.responseText });
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
