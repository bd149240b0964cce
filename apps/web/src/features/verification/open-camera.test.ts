import { afterEach, expect, it, vi } from 'vitest';
import { closeCamera, openCamera } from './open-camera.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (getUserMedia: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: vi.fn<() => Promise<unknown>>(getUserMedia) } });

it('returns the stream of the front camera', async () => {
  const stream = {};
  answerWith(async () => stream);

  expect(await openCamera()).toBe(stream);
  expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledWith({
    video: expect.objectContaining({ facingMode: 'user' }),
  });
});

it('reports a browser without camera access as outdated', async () => {
  vi.stubGlobal('navigator', {});

  expect(await openCamera()).toBe('outdated');
});

it.each([
  ['NotAllowedError', 'denied'],
  ['NotReadableError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
])('reports %s as %s', async (name, problem) => {
  answerWith(async () => {
    throw new DOMException('no', name);
  });

  expect(await openCamera()).toBe(problem);
});

it('stops every track of a closed camera', () => {
  const tracks = [{ stop: vi.fn<() => void>() }, { stop: vi.fn<() => void>() }];

  closeCamera({ getTracks: () => tracks } as unknown as MediaStream);

  for (const { stop } of tracks) expect(stop).toHaveBeenCalledOnce();
});
