import { closeDevices, listCameras, openCamera } from '../line/open-devices.ts';
import { lineOfCall } from './follow-call.ts';
import { changeRunning, currentCall, type Sending } from './running.ts';

/** Silences the own microphone or opens it again. It stays in hand, so that opening it needs no permission and no time. */
export function switchMicrophone(): void {
  const now = currentCall();
  if (now === null) return;
  const microphone = !now.sending.microphone;
  for (const track of now.local?.getAudioTracks() ?? []) track.enabled = microphone;
  changeSending({ ...now.sending, microphone });
}

/** Turns the own camera off, its light too, or on again. */
export async function switchCamera(): Promise<void> {
  const now = currentCall();
  if (now === null || now.isBusy) return;
  if (!now.sending.camera) return putCamera();
  for (const track of now.local?.getVideoTracks() ?? []) dropTrack(now.local, track);
  carry(now.local);
  changeSending({ ...now.sending, camera: false });
}

/** Takes the next camera of this device. A phone has one at a time to give, so the present one is given back first. */
export async function flipCamera(): Promise<void> {
  const now = currentCall();
  if (now === null || now.isBusy || !now.sending.camera) return;
  const cameras = await listCameras();
  const [present] = now.local?.getVideoTracks() ?? [];
  const next = cameras[(cameras.indexOf(present?.getSettings().deviceId ?? '') + 1) % cameras.length];
  if (present !== undefined) dropTrack(now.local, present);
  await putCamera(next);
}

/** Whether the other is heard. */
export function switchSound(): void {
  const now = currentCall();
  if (now !== null) changeRunning({ sound: !now.sound });
}

/** Looks how many cameras there are, now and whenever one is plugged in or out. Answers the way to stop. */
export function watchCameras(): () => void {
  const count = async () => changeRunning({ cameras: (await listCameras()).length });
  void count();
  navigator.mediaDevices?.addEventListener('devicechange', count);
  return () => navigator.mediaDevices?.removeEventListener('devicechange', count);
}

async function putCamera(deviceId?: string): Promise<void> {
  changeRunning({ isBusy: true });
  const found = await openCamera(deviceId);
  const now = currentCall();
  if (typeof found === 'string')
    return changeRunning({
      isBusy: false,
      problem: found,
      ...(now === null ? {} : { sending: { ...now.sending, camera: false } }),
    });
  // The call may have ended while the browser asked.
  if (now?.local === null || now === null) return closeDevices(found);
  for (const track of found.getVideoTracks()) now.local.addTrack(track);
  changeRunning({ isBusy: false, problem: null, local: new MediaStream(now.local.getTracks()) });
  carry(currentCall()?.local ?? null);
  changeSending({ ...now.sending, camera: true });
}

function dropTrack(stream: MediaStream | null, track: MediaStreamTrack): void {
  track.stop();
  stream?.removeTrack(track);
}

function carry(stream: MediaStream | null): void {
  lineOfCall()?.carry(stream);
}

function changeSending(sending: Sending): void {
  changeRunning({ sending });
  lineOfCall()?.tell(sending);
}
