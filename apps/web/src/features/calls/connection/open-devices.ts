/** Why there is no audio or video: not allowed, no device, or an unsupported browser. */
export type DeviceProblem = 'denied' | 'missing' | 'outdated';

const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const;
const picture = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { max: 30 } } as const;

/** Whether this browser supports calls. */
function canCall(): boolean {
  return typeof RTCPeerConnection === 'function' && navigator.mediaDevices?.getUserMedia !== undefined;
}

/** Requests the microphone and optionally the front camera. */
export async function openDevices(withCamera: boolean): Promise<MediaStream | DeviceProblem> {
  return ask({ audio: sound, ...(withCamera ? { video: { ...picture, facingMode: 'user' } } : {}) });
}

/** Requests only a camera: to turn it on again, or another one. */
export async function openCamera(deviceId?: string): Promise<MediaStream | DeviceProblem> {
  return ask({
    video: { ...picture, ...(deviceId === undefined ? { facingMode: 'user' } : { deviceId: { exact: deviceId } }) },
  });
}

/** Returns the ids of the cameras. */
export async function listCameras(): Promise<readonly string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
}

/** Stops all tracks. */
export function closeDevices(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

async function ask(wanted: MediaStreamConstraints): Promise<MediaStream | DeviceProblem> {
  if (!canCall()) return 'outdated';
  try {
    return await navigator.mediaDevices.getUserMedia(wanted);
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'denied';
  }
}
