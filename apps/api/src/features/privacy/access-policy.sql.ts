import { hotRead, statement } from '../../platform/db/statement.ts';

export interface AccessFactsRow {
  readonly active: boolean;
  readonly i_block: boolean;
  readonly blocks_me: boolean;
  readonly is_friend: boolean;
  readonly visibility: 'hidden' | 'friends' | 'registered' | 'public';
  readonly message_privacy: 'everyone' | 'validate' | 'friends';
  readonly online_status: 'available' | 'offline';
}

/** Access fact columns over `accessFactTable`; `reader` is the parameter with the reader's id, null for guests. */
export function accessFactColumns({ reader }: { reader: string }): string {
  return `exists (select 1 from active_account a where a.id = s.member_id) as active,
          exists (select 1 from relationship t where t.member_id = ${reader}::bigint and t.other_id = s.member_id and t.kind = 'block') as i_block,
          exists (select 1 from relationship t where t.member_id = s.member_id and t.other_id = ${reader}::bigint and t.kind = 'block') as blocks_me,
          exists (select 1 from relationship t where t.member_id = s.member_id and t.other_id = ${reader}::bigint and t.kind = 'friend') as is_friend,
          s.visibility, s.message_privacy, s.online_status`;
}

/** One row per account, `s.member_id`; features to the right join it to read access facts with their own rows. */
export const accessFactTable = 'privacy_setting s';

export const readAccessFactsRow = hotRead<
  { reader: number | null; member: number },
  AccessFactsRow & Record<string, unknown>
>(
  'read_access_facts',
  `select ${accessFactColumns({ reader: ':reader' })} from ${accessFactTable} where s.member_id = :member::bigint`,
);

/**
 * True where two members may stay in a conversation: the other's account is open, and the other does not block the
 * reader.
 */
export function mayMeet({ reader, member }: { reader: string; member: string }): string {
  return `(
    exists (select 1 from active_account a where a.id = ${member})
    and not exists (select 1 from relationship t where t.member_id = ${member} and t.other_id = ${reader}::bigint and t.kind = 'block')
  )`;
}

/**
 * `mayMeet`, and the reader does not block the other: three look-ups by key. For conditions on each of a few rows,
 * which the planner would turn into joins that sort these rows and walk all accounts.
 */
export function mayMeetByKey({ reader, member }: { reader: string; member: string }): string {
  const blocks = (one: string, other: string) =>
    `(select true from relationship t where t.member_id = ${one} and t.other_id = ${other} and t.kind = 'block')`;
  return `((select true from active_account a where a.id = ${member})
    and ${blocks(member, `${reader}::bigint`)} is null and ${blocks(`${reader}::bigint`, member)} is null)`;
}

/**
 * `mayMeetByKey` where few rows ask: a function, so that the look-ups are started only for these. `reader` is null for
 * guests.
 */
export function mayMeetSeldom({ reader, member }: { reader: string; member: string }): string {
  return `may_meet(${reader}::bigint, ${member})`;
}

/**
 * `mayMeetByKey` for many rows of one reader, a parameter of the statement: who blocks the reader and whom the reader
 * blocks is read once per query instead of for each row.
 */
export function mayMeetAmong({ reader, member }: { reader: string; member: string }): string {
  return `((select true from active_account a where a.id = ${member})
    and ${member} not in (select t.member_id from relationship t where t.other_id = ${reader}::bigint and t.kind = 'block'
      union all select t.other_id from relationship t where t.member_id = ${reader}::bigint and t.kind = 'block'))`;
}

/**
 * `writingProblem` for a conversation that has begun, for the statement that sends in it. Finished steps are checked
 * separately.
 */
export function mayContinueThread({ reader, member }: { reader: string; member: string }): string {
  return `(${mayMeet({ reader, member })} and ${leavesOpen({ reader, member })})`;
}

/** True where the reader does not block the member. */
export function leavesOpen({ reader, member }: { reader: string; member: string }): string {
  return `not exists (select 1 from relationship t where t.member_id = ${reader}::bigint and t.other_id = ${member} and t.kind = 'block')`;
}

export const insertSetting = statement<{ member_id: number }>(
  'insert_privacy_setting',
  'insert into privacy_setting (member_id) values (:member_id)',
);

interface Listing {
  readonly reader: string;
  readonly readerVip: string;
  readonly member: string;
}

/**
 * The access policy as one SQL condition for lists: members the reader may see. `reader` and `reader_vip` are
 * parameters of the statement (`reader` null for guests); `member` is the column with the member's id. Hidden members
 * are in no list. `readerVip` has the effect of `seesReservedProfiles`.
 */
export function listableTo(listing: Listing): string {
  return listableFrom('privacy_setting', listing);
}

/** `listableTo` for members with a card: one row says who may see them, and that the account is open. */
export function shownTo(listing: Listing): string {
  return listableFrom('shown_member', listing);
}

/** `shownTo` between two members of whom it is known that neither blocks the other. */
export function visibleTo(listing: Listing): string {
  return visibleFrom('shown_member', listing);
}

function visibleFrom(source: 'privacy_setting' | 'shown_member', { reader, readerVip, member }: Listing): string {
  return `exists (
      select 1 from ${source} listable where listable.member_id = ${member} and (
        listable.visibility = 'public'
        or ${reader}::bigint is not null and (
          listable.visibility = 'registered'
          or listable.visibility = 'friends' and (
            ${readerVip}::boolean
            or exists (select 1 from relationship t where t.member_id = ${member} and t.other_id = ${reader}::bigint and t.kind = 'friend')
          )
        )
      )
    )`;
}

function listableFrom(source: 'privacy_setting' | 'shown_member', { reader, readerVip, member }: Listing): string {
  return `(
    ${visibleFrom(source, { reader, readerVip, member })}
    and not exists (select 1 from relationship t where t.member_id = ${member} and t.other_id = ${reader}::bigint and t.kind = 'block')
    and not exists (select 1 from relationship t where t.member_id = ${reader}::bigint and t.other_id = ${member} and t.kind = 'block')
  )`;
}

/** True where the profile is visible to friends only, or hidden. */
export function isFriendsOnly({ member }: { member: string }): string {
  return `(select kept.visibility in ('friends', 'hidden') from privacy_setting kept where kept.member_id = ${member})`;
}

/** True where the reader may see that the member is online. */
export function showsOnline({ member }: { member: string }): string {
  return `exists (select 1 from privacy_setting shown where shown.member_id = ${member} and shown.online_status = 'available')`;
}

/**
 * `showsOnline` as a value that is selected, for each row by itself: an `exists` that is selected may read the settings
 * of all members at once.
 */
export function onlineIsShown({ member }: { member: string }): string {
  return `(select shown.online_status = 'available' from privacy_setting shown where shown.member_id = ${member})`;
}

/** True where the member's visits are shown to others. */
export function leavesVisits({ member }: { member: string }): string {
  return `exists (select 1 from privacy_setting visiting where visiting.member_id = ${member} and visiting.leaves_visits)`;
}

/** True where the member is on the lists of the phrase game. */
export function listsGame({ member }: { member: string }): string {
  return `exists (select 1 from privacy_setting playing where playing.member_id = ${member} and playing.lists_game)`;
}

/** True where others see the member's read receipts and typing indicator. */
export function showsReading({ member }: { member: string }): string {
  return `exists (select 1 from privacy_setting reading where reading.member_id = ${member} and reading.shows_reading)`;
}

/** True where the member accepts messages of others than friends only in languages that they read. */
export function blocksForeign({ member }: { member: string }): string {
  return `(select asked.blocks_foreign from privacy_setting asked where asked.member_id = ${member})`;
}

/** Friend value of the card as far as relationships determine it: 4 blocked by me, 3 friend, else 0. */
export function relationshipValue({ reader, member }: { reader: string; member: string }): string {
  return `case (select t.kind from relationship t where t.member_id = ${reader}::bigint and t.other_id = ${member} order by t.kind limit 1)
    when 'block' then 4 when 'friend' then 3 else 0 end`;
}

/** Which of these members the reader may not be shown: those who block them, and closed accounts. */
export const unshownAmong = hotRead<{ reader: number; ids: number[] }, { member_id: number }>(
  'unshown_among',
  `select other.id as member_id from unnest(:ids::bigint[]) as other(id) where not ${mayMeet({ reader: ':reader', member: 'other.id' })}`,
);

export const insertRelationship = statement<{ member_id: number; other_id: number; kind: 'friend' | 'block' }>(
  'insert_relationship',
  'insert into relationship (member_id, other_id, kind) values (:member_id, :other_id, :kind) on conflict do nothing',
);

export const deleteRelationship = statement<{ member_id: number; other_id: number; kind: 'friend' | 'block' }>(
  'delete_relationship',
  'delete from relationship where member_id = :member_id and other_id = :other_id and kind = :kind',
);
