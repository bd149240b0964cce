import { updateCall } from '@peonia/contract/calls.ts';
import { ApiError, call as ask, NetworkError } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { closeDevices, openDevices } from '../connection/open-devices.ts';
import { closeCall, applyCall, isWaiting, refetchCall, openConnection } from './call-lifecycle.ts';
import { deviceId, storeDeviceId } from './device-id.ts';
import { updateRunningCall, currentCall, isCaller, isInCall } from './running-call.ts';

/** Accepts the ringing call, optionally without camera. */
export async function acceptCall({ withCamera, direct }: { withCamera: boolean; direct: boolean }): Promise<void> {
  const now = currentCall();
  if (!isInCall(now) || now.isBusy) return;
  const id = now.call.call_id;
  updateRunningCall({ isBusy: true, problem: null });
  const local = await openDevices(withCamera);
  if (typeof local === 'string') return updateRunningCall({ isBusy: false, problem: local });
  // The call may have ended or been accepted elsewhere during the permission prompt.
  if (!isWaiting(currentCall())) return closeDevices(local);
  updateRunningCall({ local, sending: { microphone: true, camera: withCamera } });
  try {
    const { call, ice_servers: servers } = await ask(updateCall, {
      params: { id },
      body: { device: deviceId(), status: 'connecting', direct },
    });
    storeDeviceId();
    applyCall(call);
    updateRunningCall({ isBusy: false });
    openConnection(false, servers);
  } catch (error) {
    closeDevices(local);
    updateRunningCall({
      isBusy: false,
      local: null,
      problem: error instanceof ApiError ? { words: error.message } : null,
    });
    if (error instanceof NetworkError) showProblem(error);
    else await refetchCall();
  }
}

/** Ends the call at once on this page and notifies the server, with retries. */
export function hangUp(): void {
  const now = currentCall();
  if (!isInCall(now)) return;
  const { call_id: id, status } = now.call;
  const isTalk = status === 'connecting' || status === 'connected';
  const wish = isTalk ? 'hangup' : isCaller(now) ? 'cancel' : 'reject';
  closeCall(wish);
  void sendEnd(id, wish);
}

/** Refuses another call as busy while one is active. */
export async function answerBusy(id: number): Promise<void> {
  await ask(updateCall, { params: { id }, body: { device: deviceId(), status: 'busy' } }).catch(() => {});
}

/** Every minute costs: retries on network errors for as long as the server would not notice by itself. */
async function sendEnd(id: number, status: 'hangup' | 'cancel' | 'reject', tries = 15): Promise<void> {
  try {
    applyCall((await ask(updateCall, { params: { id }, body: { device: deviceId(), status } })).call);
  } catch (error) {
    if (error instanceof NetworkError && tries > 1) setTimeout(() => void sendEnd(id, status, tries - 1), 2_000);
    else await refetchCall();
  }
}
