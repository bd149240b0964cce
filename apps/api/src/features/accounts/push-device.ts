import type { Db } from '../../platform/db/statement.ts';
import type { ClientHint } from '../../platform/http/call.ts';

/** Stores the push token of the app for a session; does nothing for programs without native push. */
export type DeviceRegistrar = (
  db: Db,
  device: { readonly member_id: number; readonly session_id: number; readonly push_id: string },
  client: Pick<ClientHint, 'shell'>,
) => Promise<void>;
