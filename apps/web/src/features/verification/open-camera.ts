/** Why there is no camera image: permission denied, no camera, or an unsupported browser. */
export type CameraProblem = 'denied' | 'missing' | 'outdated';

/** Requests the front camera. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  if (navigator.mediaDevices?.getUserMedia === undefined) return 'outdated';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
    });
  } catch (error) {
    return error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'OverconstrainedError')
      ? 'missing'
      : 'denied';
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
