import type { Mutant } from '../mutant.ts';

const privacy = 'apps/api/src/features/privacy';
const policy = { file: `${privacy}/access-policy.ts`, test: `${privacy}/access-policy.test.ts` };
const social = 'apps/api/src/features/social';
const friendship = {
  file: `${social}/relationships/friendship.ts`,
  test: `${social}/relationships/friendship.test.ts`,
};

export const mutants: readonly Mutant[] = [
  {
    rule: 'a blocked member does not see the profile',
    ...policy,
    find: 'if (!access.exists || access.blocks_me) return false;',
    replace: 'if (!access.exists) return false;',
    named: 'hides a blocker and a missing account',
  },
  {
    rule: 'strangers do not hear that a profile is for friends',
    ...policy,
    find: 'hasThread && access.exists && ',
    replace: 'access.exists && ',
    test: 'apps/api/src/features/profiles/profiles.test.ts',
    named: 'tells those who know of a member that the profile is for friends',
  },
  {
    rule: 'guests see public profiles only',
    ...policy,
    find: 'if (access.i_am_guest) return false;',
    replace: '',
    named: 'registered',
  },
  {
    rule: 'a hidden profile is for friends and VIP',
    ...policy,
    find: "return access.visibility === 'registered' || access.is_friend || access.i_see_reserved;",
    replace: 'return true;',
    named: 'hidden',
  },
  {
    rule: 'a block is not told to who is blocked',
    ...policy,
    find: 'if (!access.exists || access.blocks_me || (!hasThread',
    replace: 'if (!access.exists || (!hasThread',
    named: 'to a blocked member, as for a missing account',
  },
  {
    rule: 'who wants messages of friends gets no others',
    ...policy,
    find: "? 'message_not_accepted' : null",
    replace: '? null : null',
    named: 'allows friends only where that is set',
  },
  {
    rule: 'messages of strangers wait in the requests where they are validated',
    ...policy,
    find: "return access.message_privacy === 'validate' && !access.is_friend;",
    replace: "return access.message_privacy === 'everyone' && access.is_friend;",
    named: 'puts strangers in the request folder',
  },
  {
    rule: 'a member who is offline for others is not shown online',
    ...policy,
    find: " && access.online_status === 'available'",
    replace: '',
    named: 'hides the online status',
  },
  {
    rule: 'a declined request is not repeated at once',
    ...friendship,
    find: "return { problem: 'request_declined' };",
    replace: "return to({ request: { by: 'me', declined: false } });",
    named: 'stops a declined sender from asking again',
  },
  {
    rule: 'a block ends a friendship',
    ...friendship,
    find: 'to({ i_block: true, friends: false, request: null })',
    replace: 'to({ i_block: true })',
    named: 'ends with a block',
  },
  {
    rule: 'nobody accepts a request that was not made',
    ...friendship,
    find: "relationship.friends ? to({}) : { problem: 'not_found' }",
    replace: 'to({ friends: true })',
    named: 'is not accepted without a request',
  },
  {
    rule: 'a declined request can be repeated after thirty days',
    file: `${social}/relationships/friend-request.sql.ts`,
    find: 'or declined_at > now() - make_interval(days => :days::int)',
    replace: 'or declined_at is not null and :days::int > 0',
    test: `${social}/relationships/relationships.test.ts`,
    named: 'that is declined disappears, and cannot be repeated for a month',
  },
  {
    rule: 'a visitor who blocks is not listed',
    file: `${social}/visits/visit.sql.ts`,
    find: "and ${shownTo({ reader: ':reader', readerVip: ':reader_vip', member: 'v.visitor_id' })}\n   order by",
    replace: 'and :reader_vip::boolean is not null\n   order by',
    test: `${social}/visits/visits.test.ts`,
    named: 'lists no visitor who is blocked or blocks',
  },
  {
    rule: 'the member who was blocked first can block too',
    file: 'apps/api/src/features/social/relationships/act-on-member.ts',
    find: "if (access.blocks_me && act !== 'block') return false;",
    replace: 'if (access.blocks_me) return false;',
    test: 'apps/api/src/features/social/relationships/relationships.test.ts',
    named: 'is possible for the member who was blocked first',
  },
  {
    rule: 'a replayed event shows no member who blocks the reader',
    file: 'apps/api/src/features/privacy/replay-people.ts',
    find: 'unshown.has(personIn(event) ?? -1)',
    replace: 'unshown.has(-1)',
    test: 'apps/api/src/features/chat/messages/replay-messages.test.ts',
    named: 'are replaced by a fresh snapshot after a block',
  },
  {
    rule: 'a birthday list reveals no day by its cursor',
    file: 'apps/api/src/features/discovery/lists/list-people.ts',
    find: 'context.cursors.seal(dayOfKey(key) * daySpan + (key % daySpan))',
    replace: 'dayOfKey(key) * daySpan + (key % daySpan)',
    test: 'apps/api/src/features/discovery/lists/upcoming-birthdays.test.ts',
    named: 'reveals no day and no list number by its cursor',
  },
];
