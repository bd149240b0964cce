import { closeDevices, listCameras, openCamera } from '../connection/open-devices.ts';
import { currentConnection } from './call-lifecycle.ts';
import { updateRunningCall, currentCall, type Sending } from './running-call.ts';

/** Mutes or unmutes the microphone. Its track stays open, so that unmuting needs no permission. */
export function toggleMicrophone(): void {
  const now = currentCall();
  if (now === null) return;
  const microphone = !now.sending.microphone;
  for (const track of now.local?.getAudioTracks() ?? []) track.enabled = microphone;
  changeSending({ ...now.sending, microphone });
}

/** Turns the camera off, which releases it, or on again. */
export async function toggleCamera(): Promise<void> {
  const now = currentCall();
  if (now === null || now.isBusy) return;
  if (!now.sending.camera) return putCamera();
  for (const track of now.local?.getVideoTracks() ?? []) dropTrack(now.local, track);
  carry(now.local);
  changeSending({ ...now.sending, camera: false });
}

/** Switches to the next camera. Phones open one at a time, so the current one is released first. */
export async function flipCamera(): Promise<void> {
  const now = currentCall();
  if (now === null || now.isBusy || !now.sending.camera) return;
  const cameras = await listCameras();
  const [present] = now.local?.getVideoTracks() ?? [];
  const next = cameras[(cameras.indexOf(present?.getSettings().deviceId ?? '') + 1) % cameras.length];
  if (present !== undefined) dropTrack(now.local, present);
  await putCamera(next);
}

/** Turns the remote audio on or off. */
export function toggleSound(): void {
  const now = currentCall();
  if (now !== null) updateRunningCall({ sound: !now.sound });
}

/** Counts the cameras, now and when devices change. Returns an unsubscribe function. */
export function watchCameras(): () => void {
  const count = async () => updateRunningCall({ cameras: (await listCameras()).length });
  void count();
  navigator.mediaDevices?.addEventListener('devicechange', count);
  return () => navigator.mediaDevices?.removeEventListener('devicechange', count);
}

async function putCamera(deviceId?: string): Promise<void> {
  updateRunningCall({ isBusy: true });
  const found = await openCamera(deviceId);
  const now = currentCall();
  if (typeof found === 'string')
    return updateRunningCall({
      isBusy: false,
      problem: found,
      ...(now === null ? {} : { sending: { ...now.sending, camera: false } }),
    });
  // The call may have ended during the permission prompt.
  if (now?.local === null || now === null) return closeDevices(found);
  for (const track of found.getVideoTracks()) now.local.addTrack(track);
  updateRunningCall({ isBusy: false, problem: null, local: new MediaStream(now.local.getTracks()) });
  carry(currentCall()?.local ?? null);
  changeSending({ ...now.sending, camera: true });
}

function dropTrack(stream: MediaStream | null, track: MediaStreamTrack): void {
  track.stop();
  stream?.removeTrack(track);
}

function carry(stream: MediaStream | null): void {
  currentConnection()?.carry(stream);
}

function changeSending(sending: Sending): void {
  updateRunningCall({ sending });
  currentConnection()?.sendMediaState(sending);
}
