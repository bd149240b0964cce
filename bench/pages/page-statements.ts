/**
 * The yardstick of a page: one statement, written by hand, that proves the session and returns the fields of the reply.
 * It has no policy, no paging and no hidden case; `$1` is the hash of the token, `$2` the member or thread of the
 * page.
 */
export interface PageStatement {
  readonly name: string;
  readonly text: string;
  /** Whether the page is about a member. */
  readonly isAbout: boolean;
  /** Without a session; `$1` is the member then. */
  readonly isForGuests?: boolean;
}

export const me = `me as materialized (
  select a.id from session s join account a on a.id = s.account_id
  where s.access_hash = $1::bytea and s.access_until > now() and a.status = 'active')`;
export const reader = '(select id from me)';

export const cardColumns = `p.member_id as user_id, a.name, p.gender, extract(year from age(p.birthday))::int as age,
  '/media/' || p.main_photo as avatar, '/media/' || p.main_photo as photo,
  exists (select from presence o where o.member_id = p.member_id) as online, (a.identified_at is not null)::int as verified,
  (a.vip_until >= current_date)::int as vip, c.country, c.name as city, c.time_zone, p.languages, coalesce(p.marriage, 0) as marriage,
  case when exists (select from relationship t where t.member_id = ${reader} and t.other_id = p.member_id) then 3 else 0 end as friend,
  0 as block, exists (select from member_like l where l.member_id = ${reader} and l.liked_id = p.member_id) as liked,
  exists (select from thread_member w where w.member_id = ${reader} and w.other_id = p.member_id) as messaged`;
export const cardTables = 'profile p join account a on a.id = p.member_id left join place c on c.id = p.place_id';
const card = (member: string) =>
  `(select to_json(card) from (select ${cardColumns} from ${cardTables} where p.member_id = ${member}) card)`;

/** The biography of the member of a page in further languages. */
export const biographies =
  "(select coalesce(json_object_agg(b.language, b.body), '{}') from biography b where b.member_id = p.member_id) as biographies";

/** What a reply says of a file `u`. */
export const fileColumns = `u.id, u.kind as type, u.state, u.width, u.height, u.seconds, u.waveform as wave, null as blur, '/media/' || u.name as thumb,
  null as post, '/media/' || u.name as src, u.caption, u.alt, false as paid, u.price as amount, true as open, u.review, u.created_at`;

/** Further fields of a page of posts: what the reader may still write today. */
const quota = `'posts_left', (select 2 - count(*) from post_quota k, unnest(k.posted_at) t where k.member_id = ${reader} and t > now() - interval '24 hours'), 'next_at', null`;

const posts = (from: string) => `select coalesce(json_agg(post), '[]') as items from (
  select q.id, q.author_id as user_id, ${card('q.author_id')} as user, q.content, q.language, q.audience as visible, q.created_at, q.edited_at,
    (select coalesce(json_agg(file), '[]') from (select ${fileColumns} from post_upload shown join upload u on u.id = shown.upload_id
       where shown.author_id = q.author_id and shown.post_id = q.id order by shown.position) file) as uploads,
    q.like_count as likes, exists (select from post_like l where l.post_id = q.id and l.member_id = ${reader}) as liked, false as paid, q.author_id = ${reader} as own, false as hidden
  from ${from} order by q.id desc limit 10
) post`;

const messageColumns = `w.id, w.thread_id, w.seq, w.sender_id as sender, w.kind as message_type, w.content as message_content, w.upload_ids,
  '{}'::text[] as uploads, w.call, '{}'::text[] as reactions, null as translation, w.recalled_at is not null as recalled, w.removed_for as removed,
  w.client_id, w.created_at, w.edited_at, w.read_at, null as gift, null as question, w.phrase, null as reply_to, false as blurred, w.warning`;
const threadColumns = `side.thread_id as id, side.other_id as user_id, ${card('side.other_id')} as user, side.unread, t.last_seq, side.read_seq,
  theirs.delivered_seq as peer_delivered_seq, theirs.visible_read_seq as peer_read_seq, coalesce(draft.content, '') as draft, side.your_turn,
  side.is_pinned as top, side.is_request as request, side.is_muted as muted, side.engine, t.created_at as updated_at,
  (select to_json(last) from (select ${messageColumns} from message w where w.id = side.last_message_id) last) as summary`;

const threadTables = `thread_member side join thread t on t.id = side.thread_id
  join thread_member theirs on theirs.member_id = side.other_id and theirs.thread_id = side.thread_id
  left join message_draft draft on draft.member_id = side.member_id and draft.other_id = side.other_id`;

const statements: readonly PageStatement[] = [
  {
    name: 'profile',
    isAbout: true,
    text: `with ${me} select to_json(page) as reply from (
      select ${cardColumns}, p.cover_photo as cover, p.biography, p.biography_language as language, ${biographies}, p.seeking, p.height, p.weight, p.children,
        p.income, p.orientation, p.purpose, p.horoscope, a.vip_until, p.active_at, s.message_privacy
      from ${cardTables} join privacy_setting s on s.member_id = p.member_id where p.member_id = $2::bigint
    ) page`,
  },
  {
    name: 'latest',
    isAbout: false,
    text: `with ${me} select json_build_object('items', json_agg(page)) as reply from (
      select ${cardColumns}, '{}'::text[] as reasons from ${cardTables}
      where p.listed_no is not null and p.gender = case (select r.seeking from profile r where r.member_id = ${reader}) when 'men' then 1 else 0 end
      order by p.listed_no desc limit 24
    ) page`,
  },
  {
    name: 'likes',
    isAbout: false,
    text: `with ${me} select json_build_object('items', coalesce(json_agg(${card('l.liked_id')}), '[]')) as reply
      from (select l.liked_id from member_like l where l.member_id = ${reader} order by l.id desc limit 24) l`,
  },
  {
    name: 'feed',
    isAbout: false,
    text: `with ${me} select json_build_object('items', items, ${quota}) as reply from (${posts('post q')}) page`,
  },
  {
    name: 'timeline',
    isAbout: true,
    text: `with ${me} select json_build_object('items', items, ${quota}) as reply from (${posts('post q where q.author_id = $2::bigint')}) page`,
  },
  {
    name: 'thread_list',
    isAbout: false,
    text: `with ${me} select json_build_object('items', coalesce(json_agg(page), '[]')) as reply from (
      select ${threadColumns} from ${threadTables}
      where side.member_id = ${reader} and side.last_message_id > 0 order by side.is_pinned desc, side.last_message_id desc limit 30
    ) page`,
  },
  {
    name: 'thread_page',
    isAbout: true,
    text: `with ${me} select json_build_object('thread', to_json(page), 'user', page."user", 'draft', page.draft, 'items', (
        select json_agg(message) from (
          select ${messageColumns} from message w where w.thread_id = page.id order by w.seq desc limit 40
        ) message
      )) as reply
      from (select ${threadColumns} from ${threadTables}
        where side.member_id = ${reader} and side.other_id = $2::bigint offset 0) page`,
  },
];

/** Pages of one member, one conversation and posts. */
export const detailStatements = statements;
