/** Why nothing is heard or seen: not allowed, nothing there, or a browser that cannot. */
export type DeviceProblem = 'denied' | 'missing' | 'outdated';

const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const;
const picture = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { max: 30 } } as const;

/** Whether this browser can hold a call at all. */
export function canCall(): boolean {
  return typeof RTCPeerConnection === 'function' && navigator.mediaDevices?.getUserMedia !== undefined;
}

/** Asks for the microphone, and for the camera that looks at the member. */
export async function openDevices(withCamera: boolean): Promise<MediaStream | DeviceProblem> {
  return ask({ audio: sound, ...(withCamera ? { video: { ...picture, facingMode: 'user' } } : {}) });
}

/** Asks for one camera alone: to turn it on again, or to take another one. */
export async function openCamera(deviceId?: string): Promise<MediaStream | DeviceProblem> {
  return ask({
    video: { ...picture, ...(deviceId === undefined ? { facingMode: 'user' } : { deviceId: { exact: deviceId } }) },
  });
}

/** The cameras of this device, in its own order. */
export async function listCameras(): Promise<readonly string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
}

/** Gives microphone and camera back; their lights go out. */
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
