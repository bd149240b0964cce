import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { NetworkError } from '../../../../platform/api/call.ts';
import { requestHeaders } from '../../../../platform/api/request-headers.ts';
import { readReply } from '../../../../platform/api/transport.ts';
import { renewToken } from '../../../../platform/session/token.ts';
import { browserStore } from '../../../../platform/store/browser-store.ts';
import { waitForConnection, maxRetries } from './retry-after-disconnect.ts';
import type { FileUploadOptions } from './upload-options.ts';

const ENDPOINT = '/v1/uploads/resumable';
/** Bytes per request: the most that a lost connection can cost if the server keeps only whole requests. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/** Where an upload that failed goes on when it is tried again: the server keeps what it has. */
const begun = new WeakMap<File, string>();

/**
 * Uploads a large file by the tus protocol: after a loss the server reports its offset and the rest follows. Returns
 * the upload id. Loaded with the first large file.
 */
export async function uploadResumable(
  file: File,
  { signal, onProgress, onDisconnect }: FileUploadOptions,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let losses = 0;
  let isTokenRenewed = false;
  const upload = new Upload(file, {
    endpoint: endpointWithPid(),
    uploadUrl: begun.get(file) ?? null,
    onUploadUrlAvailable: () => void (upload.url !== null && begun.set(file, upload.url)),
    chunkSize: CHUNK_BYTES,
    // Retries are decided here, where they can be shown.
    retryDelays: null,
    storeFingerprintForResuming: false,
    metadata: { filename: file.name, filetype: file.type },
    async onBeforeRequest(request) {
      for (const [name, value] of Object.entries(await requestHeaders(true))) request.setHeader(name, value);
    },
    onProgress(sent) {
      if (sent > 0) losses = 0;
      watch.restart();
      onProgress(sent);
    },
    onSuccess({ lastResponse }) {
      begun.delete(file);
      resolve(Number(lastResponse.getHeader('Upload-Id')));
    },
    onError: (error) => void retry(error),
  });
  const watch = watchForStall(() => {
    void upload.abort();
    reject(new NetworkError(true));
  });

  async function retry(cause: Error): Promise<void> {
    const error = toUploadError(cause);
    try {
      if (isExpiredToken(cause) && !isTokenRenewed && (await renewToken())) {
        isTokenRenewed = true;
        return upload.start();
      }
      if (!(error instanceof NetworkError) || losses >= maxRetries) throw error;
      onDisconnect();
      watch.stop();
      losses += 1;
      await waitForConnection(losses - 1, signal);
      watch.restart();
      upload.start();
    } catch (reason) {
      reject(reason);
    }
  }

  // Deletes the partial upload on the server.
  signal.addEventListener('abort', () => void begun.delete(file), { once: true });
  signal.addEventListener('abort', () => void upload.abort(true).catch(() => {}), { once: true });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  signal.throwIfAborted();
  watch.restart();
  upload.start();
  return promise.finally(watch.stop);
}

/** Absolute, with the partner id that every request carries. */
function endpointWithPid(): string {
  const address = new URL(ENDPOINT, location.href);
  const pid = browserStore.get('partnerId');
  if (pid !== null) address.searchParams.set('pid', pid);
  return address.href;
}

/** Calls back if there is no progress within the upload timeout. Source: specification section 9. */
function watchForStall(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(onSilence, limits.upload_timeout_ms);
  };
  return { restart, stop };
}

function isExpiredToken(cause: Error): boolean {
  return cause instanceof DetailedError && cause.originalResponse?.getStatus() === 401;
}

/** The refusal in a response, else a network error. A second writer or a moved offset is resolved by a retry. */
function toUploadError(cause: Error): unknown {
  const response = cause instanceof DetailedError ? cause.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (response === null || response === undefined || [0, 409, 423].includes(status) || status >= 500)
    return new NetworkError(false, { cause });
  try {
    return readReply({ status, header: (name) => response.getHeader(name) ?? null, body: response.getBody() });
  } catch (refusal) {
    return refusal;
  }
}
