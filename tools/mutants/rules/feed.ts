import type { Mutant } from '../mutant.ts';

const feed = 'apps/api/src/features/feed';
const discovery = 'apps/api/src/features/discovery';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a member without VIP posts twice a day',
    file: `${feed}/posts/post-quota.sql.ts`,
    find: '|| now() where cardinality(${recent}) < :most::int',
    replace: '|| now()',
    test: `${feed}/posts/publish-post.test.ts`,
    named: 'allows exactly two of ten simultaneous posts without VIP',
  },
  {
    rule: 'one member likes a post once',
    file: `${feed}/likes/like-post.ts`,
    find: 'if (changed === undefined) return { liked: body.liked, likes: post.likes };',
    replace: 'if (changed === undefined) return { liked: body.liked, likes: post.likes + 1 };',
    test: `${feed}/likes/post-likes.test.ts`,
    named: 'is counted once, marked for its member alone, and taken back',
  },
  {
    rule: 'who likes a post is shown only to readers who may see them',
    file: `${feed}/likes/post-like.sql.ts`,
    find: "(l.member_id = :reader::bigint or ${listableTo({ reader: ':reader', readerVip: ':reader_vip', member: 'l.member_id' })})",
    replace: ':reader::bigint is not null and :reader_vip::boolean is not null',
    test: `${feed}/likes/post-likes.test.ts`,
    named: 'leaves out members who are blocked by the reader',
  },
  {
    rule: 'nobody likes their own post',
    file: `${feed}/likes/like-post.ts`,
    find: 'if (post.author_id === caller.id)',
    replace: 'if (post.author_id === -caller.id)',
    test: `${feed}/likes/post-likes.test.ts`,
    named: 'is refused for an own post',
  },
  {
    rule: 'posts for friends are for friends alone',
    file: 'apps/api/src/features/privacy/audience.ts',
    find: "return access.i_am_guest ? ['public'] : ['public', 'registered'];",
    replace: 'return [...audiences];',
    test: `${feed}/feed-access.test.ts`,
    named: 'shows its posts consistently on all pages',
  },
  {
    rule: 'a post that was hidden stays away from the news',
    file: `${feed}/news/news.sql.ts`,
    find: 'where h.member_id = :reader::bigint\n',
    replace: 'where h.member_id = -1\n',
    test: `${feed}/news/list-news.test.ts`,
    named: 'leave out hidden posts',
  },
  {
    rule: 'lists leave out members who are blocked',
    file: 'apps/api/src/features/privacy/access-policy.sql.ts',
    find: "and not exists (select 1 from relationship t where t.member_id = ${reader}::bigint and t.other_id = ${member} and t.kind = 'block')\n  )`;\n}\n\n/** True where the profile",
    replace: ')`;\n}\n\n/** True where the profile',
    test: `${discovery}/lists/list-people.test.ts`,
    named: 'leaves out blocked, suspended, closed and photoless members',
  },
  {
    rule: 'some filters of the search are for VIP',
    file: `${discovery}/search/read-search-criteria.ts`,
    find: "throw refuse('filters_for_vip');",
    replace: 'return readSearchCriteria({}, { caller, preferences, limits, now });',
    test: `${discovery}/search/search.test.ts`,
    named: 'refuses weight, income, online and verified without VIP',
  },
  {
    rule: 'somebody passed comes back after thirty days',
    file: `${discovery}/encounters/encounter.sql.ts`,
    find: 'e.passed_id = m.member_id and e.passed_at > now() - make_interval(days => :days::int)',
    replace: 'e.passed_id = m.member_id and :days::int > 0',
    test: `${discovery}/encounters/encounters.test.ts`,
    named: 'leaves out answered members and repeats passed ones after thirty days',
  },
  {
    rule: 'a page of posts reads the card of an author once',
    file: `${feed}/posts/post.sql.ts`,
    find: 'from (select distinct author_id from posts) author',
    replace: 'from (select author_id from posts) author',
    test: `${feed}/posts/post-files.test.ts`,
    named: 'are read once for a page of posts, as is the card of their author',
  },
];
