import type {
  dropPushDevice as dropEndpoint,
  setPushDevice as endpoint,
} from '@peonia/contract/notifications/notification-settings.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { mobilePlatforms, type MobilePlatform } from '../../../platform/push/mobile-push.ts';
import type { DeviceRegistrar } from '../../accounts/public.ts';
import { dropDevices, dropReplacedDevice, putDevice } from './push-device.sql.ts';

type IsOn = (platform: MobilePlatform) => boolean;

/** Stores the token that a login brings. Where native push is off the token is not kept. */
export function deviceRegistrarFor(isOn: IsOn): DeviceRegistrar {
  return async (db, { member_id, session_id, push_id }, { shell }) => {
    const platform = platformOf(shell);
    if (platform === null || !isOn(platform)) return;
    await dropReplacedDevice.run(db, { session_id, token: push_id });
    await putDevice.run(db, { member_id, session_id, platform, token: push_id });
  };
}

/** Stores the token of the app after the login: systems ask for permission later, and replace tokens. */
export async function setPushDevice(
  { db, body, caller, client }: Call<typeof endpoint>,
  isOn: IsOn,
): Promise<Record<string, never>> {
  const platform = platformOf(client.shell);
  if (platform === null || !isOn(platform)) throw refuse('push_refused');
  await deviceRegistrarFor(isOn)(
    db,
    { member_id: caller.id, session_id: caller.session_id, push_id: body.push_id },
    client,
  );
  return {};
}

/** Ends the pushes to an app whose logout the server has not heard of. */
export async function dropPushDevice({ db, body }: Call<typeof dropEndpoint>): Promise<Record<string, never>> {
  await dropDevices.run(db, { tokens: [body.push_id] });
  return {};
}

function platformOf(shell: string | null): MobilePlatform | null {
  return mobilePlatforms.find((platform) => platform === shell) ?? null;
}
