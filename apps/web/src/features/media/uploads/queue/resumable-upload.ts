import { limits } from '@peonia/contract/limits.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { NetworkError } from '../../../../platform/api/call.ts';
import { requestHeaders } from '../../../../platform/api/request-headers.ts';
import { readReply } from '../../../../platform/api/transport.ts';
import { renewToken } from '../../../../platform/session/token.ts';
import { waitForConnection, maxRetries } from './retry-after-disconnect.ts';
import type { FileUploadOptions } from './upload-options.ts';

const ENDPOINT = '/v1/uploads/resumable';
/** Bytes per request: the most that a lost connection can cost if the server keeps only whole requests. */
const PIECE_BYTES = 8 * 1024 * 1024;

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
  let renewed = false;
  const upload = new Upload(file, {
    endpoint: new URL(ENDPOINT, location.href).href,
    chunkSize: PIECE_BYTES,
    // Retries are decided here, where they can be shown.
    retryDelays: null,
    storeFingerprintForResuming: false,
    metadata: { filename: file.name, filetype: file.type },
    async onBeforeRequest(request) {
      for (const [name, value] of Object.entries(await requestHeaders(true))) request.setHeader(name, value);
    },
    onProgress(sent) {
      if (sent > 0) losses = 0;
      watch.seen();
      onProgress(sent);
    },
    onSuccess: ({ lastResponse }) => resolve(Number(lastResponse.getHeader('Upload-Id'))),
    onError: (error) => void goOn(error),
  });
  const watch = watchForSilence(() => {
    void upload.abort();
    reject(new NetworkError(true));
  });

  async function goOn(cause: Error): Promise<void> {
    const error = errorOf(cause);
    try {
      if (isDeadToken(cause) && !renewed && (await renewToken())) {
        renewed = true;
        return upload.start();
      }
      if (!(error instanceof NetworkError) || losses >= maxRetries) throw error;
      onDisconnect();
      watch.rest();
      losses += 1;
      await waitForConnection(losses - 1, signal);
      watch.seen();
      upload.start();
    } catch (reason) {
      reject(reason);
    }
  }

  // Deletes the partial upload on the server.
  signal.addEventListener('abort', () => void upload.abort(true).catch(() => {}), { once: true });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  signal.throwIfAborted();
  watch.seen();
  upload.start();
  return promise.finally(watch.rest);
}

/** Calls back if there is no progress within the upload timeout. Source: specification section 9. */
function watchForSilence(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(timer);
  const seen = () => {
    rest();
    timer = setTimeout(onSilence, limits.upload_timeout_ms);
  };
  return { seen, rest };
}

function isDeadToken(cause: Error): boolean {
  return cause instanceof DetailedError && cause.originalResponse?.getStatus() === 401;
}

/** The refusal in a response, else a network error. A second writer or a moved offset is resolved by a retry. */
function errorOf(cause: Error): unknown {
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
