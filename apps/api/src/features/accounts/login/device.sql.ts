import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { hotRead, statement } from '../../../platform/db/statement.ts';

export const readLoginContext = hotRead<
  { account_id: number; client_hash: Buffer | null; country: string | null },
  { device_known: boolean; country_known: boolean; other_devices: number; any_device: boolean }
>(
  'read_login_context',
  `select exists (select 1 from known_device where account_id = :account_id and client_hash = :client_hash::bytea) as device_known,
          :country::char(2) is null or exists (select 1 from known_country where account_id = :account_id and country = :country::char(2)) as country_known,
          (select count(distinct coalesce(client_hash, access_hash)) from session
            where account_id = :account_id and refresh_until > now() and client_hash is distinct from :client_hash::bytea) as other_devices,
          exists (select 1 from known_device where account_id = :account_id) as any_device`,
);

/** Whether the account logged in on this device before. */
export const isKnownDevice = statement<{ account_id: number; client_hash: Buffer }, { known: boolean }>(
  'is_known_device',
  'select exists (select 1 from known_device where account_id = :account_id and client_hash = :client_hash) as known',
);

export const rememberDevice = statement<{ account_id: number; client_hash: Buffer }>(
  'remember_device',
  `insert into known_device (account_id, client_hash) values (:account_id, :client_hash)
   on conflict (account_id, client_hash) do update set last_at = now()`,
);

export const rememberCountry = statement<{ account_id: number; country: string }>(
  'remember_country',
  'insert into known_country (account_id, country) values (:account_id, :country) on conflict do nothing',
);

/** A device without a login for 13 months is a strange one again. The newest stays: without any, none is strange. */
export const purgeDevices = purgeStatement(
  'purge_known_device',
  'known_device',
  `last_at < now() - interval '13 months' and exists (
     select 1 from known_device newer where newer.account_id = known_device.account_id and newer.last_at > known_device.last_at)`,
);
