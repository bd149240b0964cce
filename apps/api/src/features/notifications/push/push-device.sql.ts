import { statement } from '../../../platform/db/statement.ts';
import type { MobilePlatform } from '../../../platform/push/mobile-push.ts';

interface DeviceRow {
  readonly member_id: number;
  readonly session_id: number;
  readonly platform: MobilePlatform;
  readonly token: string;
}

/** The token that the session had before. */
export const dropReplacedDevice = statement<{ session_id: number; token: string }>(
  'drop_replaced_push_device',
  'delete from push_device where session_id = :session_id and token <> :token',
);

/** Takes over the row of the same device, also from another account. */
export const putDevice = statement<DeviceRow & Record<string, unknown>>(
  'put_push_device',
  `insert into push_device (session_id, member_id, platform, token) values (:session_id, :member_id, :platform, :token)
   on conflict on constraint push_device_token do update
     set session_id = excluded.session_id, member_id = excluded.member_id, platform = excluded.platform`,
);

/** Tokens that the push service no longer knows, or whose app was logged out. */
export const dropDevices = statement<{ tokens: string[] }>(
  'drop_push_devices',
  'delete from push_device where token = any(:tokens::text[])',
);

export const devicesOf = statement<{ member_id: number }, { platform: string; created_at: Date }>(
  'push_devices_of',
  'select platform, created_at from push_device where member_id = :member_id order by session_id',
);
