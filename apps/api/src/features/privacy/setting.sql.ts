import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { hotRead, statement } from '../../platform/db/statement.ts';

export type SettingRow = Omit<PrivacySettings, 'block_foreign' | 'leaves_visits' | 'shows_reading' | 'lists_game'> & {
  readonly blocks_foreign: boolean;
  readonly leaves_visits: boolean;
  readonly shows_reading: boolean;
  readonly lists_game: boolean;
};

const settingOf = (memberId: string) =>
  `select visibility, message_privacy, friend_preference, online_status, translation_engine, blocks_foreign, leaves_visits, shows_reading, lists_game
   from privacy_setting where member_id = ${memberId}`;

export const readSetting = hotRead<{ member_id: number }, SettingRow>('read_privacy_setting', settingOf(':member_id'));

/** The same as one value, in `GET me`. */
export const settingOfCaller = `select to_json(setting) from (${settingOf(':reader')}) setting`;

/** Null fields stay unchanged. */
export const saveSetting = statement<{
  member_id: number;
  visibility: string | null;
  message_privacy: string | null;
  friend_preference: string | null;
  online_status: string | null;
  translation_engine: string | null;
  blocks_foreign: boolean | null;
  leaves_visits: boolean | null;
  shows_reading: boolean | null;
  lists_game: boolean | null;
}>(
  'save_privacy_setting',
  `update privacy_setting set visibility = coalesce(:visibility::text, visibility), message_privacy = coalesce(:message_privacy::text, message_privacy),
     friend_preference = coalesce(:friend_preference::text, friend_preference), online_status = coalesce(:online_status::text, online_status),
     translation_engine = coalesce(:translation_engine::text, translation_engine), blocks_foreign = coalesce(:blocks_foreign::boolean, blocks_foreign),
     leaves_visits = coalesce(:leaves_visits::boolean, leaves_visits), shows_reading = coalesce(:shows_reading::boolean, shows_reading),
     lists_game = coalesce(:lists_game::boolean, lists_game)
   where member_id = :member_id`,
);
