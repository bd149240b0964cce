import { updateCall } from '@peonia/contract/calls.ts';
import { ApiError, call as ask, NetworkError } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors.tsx';
import { closeDevices, openDevices } from '../line/open-devices.ts';
import { device, keepDevice } from './device.ts';
import { closeCall, hearCall, isWaiting, lookAgain, openLine } from './follow-call.ts';
import { changeRunning, currentCall, isCaller, isInCall } from './running.ts';

/** Takes the call that rings. Without the camera one is heard only, and sees the other all the same. */
export async function takeCall({ withCamera, direct }: { withCamera: boolean; direct: boolean }): Promise<void> {
  const now = currentCall();
  if (!isInCall(now) || now.isBusy) return;
  const id = now.call.call_id;
  changeRunning({ isBusy: true, problem: null });
  const local = await openDevices(withCamera);
  if (typeof local === 'string') return changeRunning({ isBusy: false, problem: local });
  // Given up or taken elsewhere while the browser asked.
  if (!isWaiting(currentCall())) return closeDevices(local);
  changeRunning({ local, sending: { microphone: true, camera: withCamera } });
  try {
    const { call, ice_servers: servers } = await ask(updateCall, {
      params: { id },
      body: { device: device(), status: 'connecting', direct },
    });
    keepDevice();
    hearCall(call);
    changeRunning({ isBusy: false });
    openLine(false, servers);
  } catch (error) {
    closeDevices(local);
    changeRunning({ isBusy: false, local: null, problem: error instanceof ApiError ? { words: error.message } : null });
    if (error instanceof NetworkError) showProblem(error);
    else await lookAgain();
  }
}

/**
 * Ends the call from here, at whatever point it is. The page does not wait for the server, and the server is told until
 * it knows.
 */
export function hangUp(): void {
  const now = currentCall();
  if (!isInCall(now)) return;
  const { call_id: id, status } = now.call;
  const isTalk = status === 'connecting' || status === 'connected';
  const wish = isTalk ? 'hangup' : isCaller(now) ? 'cancel' : 'reject';
  closeCall(wish);
  void tellEnd(id, wish);
}

/** Another call rings while this one goes on: the other hears that it is busy here. */
export async function answerBusy(id: number): Promise<void> {
  await ask(updateCall, { params: { id }, body: { device: device(), status: 'busy' } }).catch(() => {});
}

/**
 * Every minute costs: with a cut network it is said again until it is heard, for as long as the server would not know
 * by itself.
 */
async function tellEnd(id: number, status: 'hangup' | 'cancel' | 'reject', tries = 15): Promise<void> {
  try {
    hearCall((await ask(updateCall, { params: { id }, body: { device: device(), status } })).call);
  } catch (error) {
    if (error instanceof NetworkError && tries > 1) setTimeout(() => void tellEnd(id, status, tries - 1), 2_000);
    else await lookAgain();
  }
}
