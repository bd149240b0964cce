import { shownTo } from './access-policy.sql.ts';

/** The reader's friends, as a query of one column `friend_id`. */
export function friendsOf({ reader }: { reader: string }): string {
  return `select f.other_id as friend_id from relationship f where f.member_id = ${reader}::bigint and f.kind = 'friend'`;
}

/**
 * `readableAudiences` as an SQL array, over a row of `accessFactColumns` with `member_id`. Of one member it says the
 * same as `sharedWith`, except that it includes hidden members for those who may open their profile.
 */
export function readableAudiencesOf({
  facts,
  reader,
  readerVip,
}: {
  facts: string;
  reader: string;
  readerVip: string;
}): string {
  return `(case
    when not ${facts}.active or ${facts}.blocks_me or ${facts}.i_block then '{}'
    when ${facts}.member_id = ${reader}::bigint or ${facts}.is_friend then '{public,registered,friends}'
    when ${reader}::bigint is null then case when ${facts}.visibility = 'public' then '{public}' else '{}' end
    when ${facts}.visibility in ('public', 'registered') or ${readerVip}::boolean then '{public,registered}'
    else '{}' end)::text[]`;
}

/**
 * `readableAudiences` as one SQL condition for lists. `audience` is the column with the audience; own rows are always
 * included, hidden members and closed accounts are in no list.
 */
export function sharedWith({
  reader,
  readerVip,
  member,
  audience,
}: {
  reader: string;
  readerVip: string;
  member: string;
  audience: string;
}): string {
  return `(
    ${member} = ${reader}::bigint
    or (
      ${audience} = 'public'
      or ${reader}::bigint is not null and (
        ${audience} = 'registered'
        or exists (select 1 from relationship t where t.member_id = ${member} and t.other_id = ${reader}::bigint and t.kind = 'friend')
      )
    )
    and ${shownTo({ reader, readerVip, member })}
  )`;
}
