import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { hotRead, statement } from '../../platform/db/statement.ts';

export const readSetting = hotRead<
  { member_id: number },
  Omit<PrivacySettings, 'block_foreign' | 'leaves_visits' | 'shows_reading'> & {
    blocks_foreign: boolean;
    leaves_visits: boolean;
    shows_reading: boolean;
  }
>(
  'read_privacy_setting',
  `select visibility, message_privacy, friend_preference, online_status, translation_engine, blocks_foreign, leaves_visits, shows_reading
   from privacy_setting where member_id = :member_id`,
);

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
}>(
  'save_privacy_setting',
  `update privacy_setting set visibility = coalesce(:visibility::text, visibility), message_privacy = coalesce(:message_privacy::text, message_privacy),
     friend_preference = coalesce(:friend_preference::text, friend_preference), online_status = coalesce(:online_status::text, online_status),
     translation_engine = coalesce(:translation_engine::text, translation_engine), blocks_foreign = coalesce(:blocks_foreign::boolean, blocks_foreign),
     leaves_visits = coalesce(:leaves_visits::boolean, leaves_visits), shows_reading = coalesce(:shows_reading::boolean, shows_reading)
   where member_id = :member_id`,
);
