import { listableTo } from './access-policy.sql.ts';

/** The reader's friends, as a query of one column `friend_id`. */
export function friendsOf({ reader }: { reader: string }): string {
  return `select f.other_id as friend_id from relationship f where f.member_id = ${reader}::bigint and f.kind = 'friend'`;
}

/**
 * `readableAudiences` as one SQL condition for lists. `audience` is the column with the audience; own rows are always
 * included, hidden members are in no list. Open accounts are checked row by row: with `exists` PostgreSQL would read
 * all accounts once where it expects many rows.
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
    and (select true from active_account a where a.id = ${member})
    and ${listableTo({ reader, readerVip, member })}
  )`;
}
