import {
  biographies,
  cardColumns,
  cardTables,
  detailStatements,
  fileColumns,
  me,
  reader,
  type PageStatement,
} from './page-statements.ts';

const gender = `case (select r.seeking from profile r where r.member_id = ${reader}) when 'men' then 1 else 0 end`;

/** Cards in the order of `rows`, a query of `member_id`, with further columns over `listed`. */
const cards = (rows: string, further = ", '{}'::text[] as reasons") =>
  `with ${me} select json_build_object('items', coalesce(json_agg(page), '[]')) as reply from (
     select ${cardColumns}${further} from (${rows}) listed join ${cardTables} on p.member_id = listed.member_id
   ) page`;

const counters = `json_build_object(
  'likeme', (select count(*) from member_like l where l.liked_id = ${reader} and l.seen_at is null),
  'message', (select coalesce(sum(t.unread), 0) from thread_member t where t.member_id = ${reader} and t.unread > 0),
  'request', (select count(*) from friend_request r where r.receiver_id = ${reader} and r.declined_at is null and r.seen_at is null),
  'notification', (select count(*) from notification n where n.member_id = ${reader} and n.seen_at is null),
  'order', (select count(*) from mall_order o where o.sender_id = ${reader} and o.sender_unseen and o.is_gift)
    + (select count(*) from mall_order o where o.recipient_id = ${reader} and o.recipient_unseen))`;

const guestCard = `p.member_id as user_id, a.name, p.gender, extract(year from age(p.birthday))::int as age,
  '/media/' || p.main_photo as avatar, '/media/' || p.main_photo as photo,
  exists (select from presence o where o.member_id = p.member_id) as online, (a.identified_at is not null)::int as verified,
  (a.vip_until >= current_date)::int as vip, c.country, c.name as city, c.time_zone, p.languages, coalesce(p.marriage, 0) as marriage,
  0 as friend, 0 as block, false as liked, false as messaged`;

const lists: readonly PageStatement[] = [
  {
    name: 'me',
    isAbout: false,
    text: `with ${me} select to_json(page) as reply from (
      select a.id, a.name, '/media/' || p.main_photo as avatar, a.email, a.phone, a.verified_at is not null as verified,
        a.email_verified_at is not null as email_verified, a.phone_verified_at is not null as phone_verified, a.identified_at is not null as identified,
        (select sum(w.balance - w.held) from ledger_account w where w.member_id = a.id and w.kind in ('bonus', 'purchased')) as balance,
        (select r.usd_cents from payment_rate r where r.account_id = a.id) as rate, (not exists (select from wheel_spin w where w.member_id = a.id and w.day = current_date))::int as wheel,
        a.vip_until, a.is_free, a.trialing, a.is_partner, a.is_staff, a.has_sound, a.language, a.channel, a.hi_content, a.hi_photo,
        ${counters} as counter, to_json(s) as privacy,
        json_build_object('gender', p.gender, 'birthday', p.birthday, 'seeking', p.seeking, 'city', c.name, 'country', c.country, 'time_zone', c.time_zone,
          'languages', p.languages, 'photo', p.main_photo, 'cover', p.cover_photo, 'biography', p.biography, 'biographies', (select coalesce(json_object_agg(b.language, b.body), '{}') from biography b where b.member_id = p.member_id), 'height', p.height, 'weight', p.weight,
          'marriage', p.marriage, 'children', p.children, 'income', p.income, 'orientation', p.orientation, 'purpose', p.purpose, 'horoscope', p.horoscope) as profile
      from ${cardTables} join privacy_setting s on s.member_id = p.member_id where p.member_id = ${reader}
    ) page`,
  },
  {
    name: 'counters',
    isAbout: false,
    text: `with ${me} select json_build_object('counter', ${counters}) as reply from me`,
  },
  {
    name: 'profile_guest',
    isAbout: true,
    isForGuests: true,
    text: `select to_json(page) as reply from (
      select ${guestCard}, p.cover_photo as cover, p.biography, p.biography_language as language, ${biographies}, p.seeking, p.height, p.weight, p.children,
        p.income, p.orientation, p.purpose, p.horoscope, a.vip_until, p.active_at, s.message_privacy
      from ${cardTables} join privacy_setting s on s.member_id = p.member_id where p.member_id = $1::bigint
    ) page`,
  },
  {
    name: 'online',
    isAbout: false,
    text: cards(`select o.member_id from presence o join profile q on q.member_id = o.member_id
      where q.listed_no is not null and q.gender = ${gender} order by o.arrival desc limit 24`),
  },
  {
    name: 'recommend',
    isAbout: false,
    text: cards(`select q.member_id from profile q where q.gender = ${gender} and q.recommend_rank is not null
      order by q.recommend_rank desc limit 24`),
  },
  {
    name: 'hottest',
    isAbout: false,
    text: cards(`select q.member_id from popular_member q where q.gender = ${gender} order by q.position limit 24`),
  },
  {
    name: 'birthday',
    isAbout: false,
    text: cards(`select q.member_id from profile q where q.listed_no is not null and q.gender = ${gender}
      and -(extract(month from q.birthday) * 100 + extract(day from q.birthday))::smallint <= -to_char(now(), 'MMDD')::int
      order by -(extract(month from q.birthday) * 100 + extract(day from q.birthday))::smallint desc, q.listed_no desc limit 24`),
  },
  {
    name: 'visitors',
    isAbout: false,
    text: cards(
      `select v.visitor_id as member_id from member_visit v where v.visited_id = ${reader} order by v.no desc limit 24`,
      '',
    ),
  },
  {
    name: 'friends',
    isAbout: false,
    text: cards(
      `select f.other_id as member_id, f.id, f.is_pinned from relationship f where f.member_id = ${reader} and f.kind = 'friend'
      order by f.is_pinned desc, f.id desc limit 24`,
      `, listed.id, listed.is_pinned as top, 2 as status, coalesce((select note.content from member_remark note
        where note.member_id = ${reader} and note.other_id = listed.member_id), '') as remark`,
    ),
  },
  {
    name: 'photos',
    isAbout: true,
    text: `with ${me} select json_build_object('items', coalesce(json_agg(page), '[]'),
        'counts', (select json_build_object('public', count(*) filter (where f.folder = 'public'), 'private', count(*) filter (where f.folder = 'private'),
          'secret', count(*) filter (where f.folder = 'secret')) from upload f where f.owner_id = $2::bigint and f.folder is not null),
        'let_in', exists (select from album_guest g where g.owner_id = $2::bigint and g.guest_id = ${reader})) as reply from (
      select ${fileColumns}
      from upload u where u.owner_id = $2::bigint and u.folder = 'public' and exists (select from me) order by u.album_no desc limit 24
    ) page`,
  },
  {
    name: 'notifications',
    isAbout: false,
    text: `with ${me} select json_build_object('items', coalesce(json_agg(page), '[]')) as reply from (
      select n.id, n.type, n.seen_at is null as unread, n.notified_at as created_at, n.facts,
        (select json_build_object('what', n.what, 'user_id', a.id, 'name', a.name, 'avatar', '/media/' || p.main_photo,
            'others', (select count(*) - 1 from notification_source o where o.notification_id = n.id))
          from account a join profile p on p.member_id = a.id
          where a.id = (select b.person_id from notification_source b where b.notification_id = n.id order by b.notified_at desc limit 1)
        ) as data
      from notification n
      where n.member_id = ${reader} order by n.position desc limit 20
    ) page`,
  },
  {
    name: 'trades',
    isAbout: false,
    text: `with ${me} select json_build_object('items', coalesce(json_agg(page), '[]')) as reply from (
      select e.id, e.kind as type, e.amount, e.spendable_after as balance, t.cause, t.cause_id as related_id, null as user, t.created_at
      from ledger_account w join ledger_entry e on e.account_id = w.id join ledger_transfer t on t.id = e.transfer_id
      where w.member_id = ${reader} and w.kind = 'purchased' order by e.id desc limit 21
    ) page`,
  },
  {
    name: 'gifts',
    isAbout: false,
    text: `with ${me} select json_build_object('items', json_agg(page)) as reply from (
      select g.id, g.category, n.name, g.price, g.picture as thumb, g.picture as src, g.hit from gift g
      join gift_name n on n.gift_id = g.id and n.language = 'en' where g.is_offered and exists (select from me) order by g.position, g.id
    ) page`,
  },
];

/** By the names of the rows in `rows/reads.ts`. */
export const pageStatements: ReadonlyMap<string, PageStatement> = new Map(
  [...detailStatements, ...lists].map((one) => [one.name, one]),
);
