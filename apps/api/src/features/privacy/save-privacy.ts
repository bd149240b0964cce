import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import type { Db } from '../../platform/db/statement.ts';
import { mePart } from '../accounts/public.ts';
import { readSetting, saveSetting, settingOfCaller, type SettingRow } from './setting.sql.ts';

/** Reads the member's privacy settings. */
export async function readPrivacy(db: Db, memberId: number): Promise<PrivacySettings> {
  return presentPrivacy(await readSetting.one(db, { member_id: memberId }));
}

/** The same in `GET me`. */
export const privacyOfCaller = mePart(settingOfCaller, presentPrivacy);

function presentPrivacy({
  blocks_foreign,
  leaves_visits,
  shows_reading,
  lists_game,
  ...setting
}: SettingRow): PrivacySettings {
  return {
    ...setting,
    block_foreign: blocks_foreign ? 1 : 0,
    leaves_visits: leaves_visits ? 1 : 0,
    shows_reading: shows_reading ? 1 : 0,
    lists_game: lists_game ? 1 : 0,
  };
}

/** Changes privacy settings; omitted fields stay. They take effect at once for lists, pages and sockets. */
export async function savePrivacy(db: Db, memberId: number, change: Partial<PrivacySettings>): Promise<void> {
  await saveSetting.run(db, {
    member_id: memberId,
    visibility: change.visibility ?? null,
    message_privacy: change.message_privacy ?? null,
    friend_preference: change.friend_preference ?? null,
    online_status: change.online_status ?? null,
    translation_engine: change.translation_engine ?? null,
    blocks_foreign: change.block_foreign === undefined ? null : change.block_foreign === 1,
    leaves_visits: change.leaves_visits === undefined ? null : change.leaves_visits === 1,
    shows_reading: change.shows_reading === undefined ? null : change.shows_reading === 1,
    lists_game: change.lists_game === undefined ? null : change.lists_game === 1,
  });
}
