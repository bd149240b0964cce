import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRequest, maySee, maySeeOnline, writingProblem, type AccessFacts } from './access-policy.ts';

const arbitraryFacts: fc.Arbitrary<AccessFacts> = fc.record({
  exists: fc.boolean(),
  is_self: fc.boolean(),
  i_block: fc.boolean(),
  blocks_me: fc.boolean(),
  is_friend: fc.boolean(),
  i_am_guest: fc.boolean(),
  i_see_reserved: fc.boolean(),
  visibility: fc.constantFrom('hidden', 'friends', 'registered', 'public'),
  message_privacy: fc.constantFrom('everyone', 'validate', 'friends'),
  online_status: fc.constantFrom('available', 'offline'),
});

const stranger: AccessFacts = {
  exists: true,
  is_self: false,
  i_block: false,
  blocks_me: false,
  is_friend: false,
  i_am_guest: false,
  i_see_reserved: false,
  visibility: 'registered',
  message_privacy: 'everyone',
  online_status: 'available',
};

// covers: Profile visibility hidden, friends, registered, public
describe('seeing a profile', () => {
  it.each([
    ['public', { guest: true, stranger: true, friend: true, vip: true }],
    ['registered', { guest: false, stranger: true, friend: true, vip: true }],
    ['friends', { guest: false, stranger: false, friend: true, vip: true }],
    ['hidden', { guest: false, stranger: false, friend: true, vip: true }],
  ] as const)('%s', (visibility, expected) => {
    expect({
      guest: maySee({ ...stranger, visibility, i_am_guest: true }),
      stranger: maySee({ ...stranger, visibility }),
      friend: maySee({ ...stranger, visibility, is_friend: true }),
      vip: maySee({ ...stranger, visibility, i_see_reserved: true }),
    }).toEqual(expected);
  });

  it('hides a blocker and a missing account, whatever else is true', () => {
    fc.assert(
      fc.property(
        arbitraryFacts,
        (access) => !maySee({ ...access, blocks_me: true }) && !maySee({ ...access, exists: false }),
      ),
    );
  });

  it('hides the online status of members who are invisible or do not share it', () => {
    fc.assert(
      fc.property(
        arbitraryFacts,
        (access) => !maySeeOnline(access) || (maySee(access) && access.online_status === 'available'),
      ),
    );
  });
});

describe('writing to a member', () => {
  it('returns `not_found` to a blocked member, as for a missing account', () => {
    fc.assert(
      fc.property(arbitraryFacts, fc.boolean(), (access, hasThread) => {
        const others = { ...access, is_self: false, blocks_me: true };
        return writingProblem(others, hasThread) === writingProblem({ ...others, exists: false }, hasThread);
      }),
    );
  });

  // covers: A blocked member cannot reply; the message says so to the one who blocks
  it('returns `blocked` to the one who blocks', () => {
    expect(writingProblem({ ...stranger, i_block: true }, true)).toBe('member_blocked_by_me');
  });

  it('keeps a conversation open when the profile is hidden later', () => {
    expect(writingProblem({ ...stranger, visibility: 'hidden' }, false)).toBe('not_found');
    expect(writingProblem({ ...stranger, visibility: 'hidden' }, true)).toBeNull();
  });

  it('allows friends only where that is set, and puts strangers in the request folder where requests are validated', () => {
    expect(writingProblem({ ...stranger, message_privacy: 'friends' }, false)).toBe('message_not_accepted');
    expect(writingProblem({ ...stranger, message_privacy: 'friends', is_friend: true }, false)).toBeNull();
    expect(isRequest({ ...stranger, message_privacy: 'validate' })).toBe(true);
    expect(isRequest({ ...stranger, message_privacy: 'validate', is_friend: true })).toBe(false);
  });
});
