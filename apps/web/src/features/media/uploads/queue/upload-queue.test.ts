import type { OwnUpload } from '@peonia/contract/media/media.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleMediaItem } from '../../sample-media-item.ts';
import type { FileUploadOptions } from './upload-options.ts';
import { createUploadQueue } from './upload-queue.ts';

const fileOf = (name: string) => new File(['12345'], name, { type: 'image/jpeg' });
const uploadOf = (id: number): OwnUpload => ({
  ...sampleMediaItem({ id }),
  folder: null,
  progress_id: null,
  removed_for: null,
});

/** A server whose replies the test controls. */
function slowServer() {
  const sent: {
    name: string;
    options: FileUploadOptions;
    answer: (upload: OwnUpload) => void;
    refuse: (error: Error) => void;
  }[] = [];
  const send = (file: File, options: FileUploadOptions) => {
    const { promise, resolve, reject } = Promise.withResolvers<OwnUpload>();
    sent.push({ name: file.name, options, answer: resolve, refuse: reject });
    return promise;
  };
  return { sent, send };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('uploads two files at a time', async () => {
  const { sent, send } = slowServer();
  const queue = createUploadQueue(send);
  queue.add(['a', 'b', 'c', 'd'].map(fileOf));
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
  sent[0]?.answer(uploadOf(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  queue.cancel(queue.entries()[1]?.key ?? '');
  expect(sent[1]?.options.signal.aborted).toBe(true);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.entries().map(({ file }) => file.name)).toEqual(['a', 'c', 'd']);
});

// covers: Success of a file is shown 2 s after the answer
it('provides the upload with the reply and shows success two seconds later', async () => {
  const { sent, send } = slowServer();
  const queue = createUploadQueue(send);
  const onUploaded = vi.fn<(upload: OwnUpload) => void>();
  queue.listen({ onUploaded, onFailed: () => {} });
  queue.add([fileOf('a')]);
  sent[0]?.options.onProgress(3);
  expect(queue.entries()[0]).toMatchObject({ state: 'sending', sent: 3 });
  sent[0]?.options.onDisconnect();
  expect(queue.entries()[0]?.state).toBe('held');
  sent[0]?.options.onProgress(5);
  expect(queue.entries()[0]).toMatchObject({ state: 'working', upload: null });
  sent[0]?.answer(uploadOf(7));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(onUploaded).toHaveBeenCalledWith(uploadOf(7));
  expect(queue.entries()[0]).toMatchObject({ state: 'working', upload: { id: 7 } });
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.entries()[0]?.state).toBe('ready');
});

it('keeps a failed file for a retry and continues with the others', async () => {
  const { sent, send } = slowServer();
  const queue = createUploadQueue(send);
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  sent[0]?.refuse(new Error('no'));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.entries().map(({ state }) => state)).toEqual(['failed', 'sending', 'sending']);
  sent[1]?.answer(uploadOf(2));
  await vi.advanceTimersByTimeAsync(0);
  queue.retry(queue.entries()[0]?.key ?? '');
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a']);
  expect(queue.entries()[0]).toMatchObject({ state: 'sending', error: null });
});

it('restores earlier uploads and follows the transcoding of a video', () => {
  const { sent, send } = slowServer();
  const queue = createUploadQueue(send);
  queue.restore([
    { ...uploadOf(7), thumb: '/media/x-200.webp' },
    { ...uploadOf(8), type: 'video', state: 'working' },
  ]);
  expect(queue.entries().map(({ state, preview, upload }) => [state, preview, upload?.id])).toEqual([
    ['ready', '/media/x-200.webp', 7],
    ['ready', expect.any(String), 8],
  ]);
  expect(sent).toEqual([]);
  queue.applyServerChange({ id: 8, state: 'ready', folder: null, review: 'none' });
  expect(queue.entries()[1]).toMatchObject({ state: 'ready', upload: { state: 'ready' } });
  queue.applyServerChange({ id: 8, state: 'failed', folder: null, review: 'none' });
  queue.applyServerChange({ id: 9, state: 'failed', folder: null, review: 'none' });
  expect(queue.entries().map(({ state }) => state)).toEqual(['ready', 'failed']);
});
