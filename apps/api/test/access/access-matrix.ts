import { callsContract } from '@peonia/contract/calls.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageSearchContract } from '@peonia/contract/chat/message-search.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { giftsContract } from '@peonia/contract/gifts.schema.ts';
import { mallContract } from '@peonia/contract/mall/mall.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { moderationContract } from '@peonia/contract/moderation/moderation.schema.ts';
import { membershipContract } from '@peonia/contract/money/membership.schema.ts';
import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import { questionsContract } from '@peonia/contract/questions.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { suggestionsContract } from '@peonia/contract/suggestions.schema.ts';
import { travelContract } from '@peonia/contract/travel/travel.schema.ts';
import type { Input } from '../client.ts';
import { transcriptActs } from './transcript-acts.ts';

/**
 * Who calls, as they stand to the member that is called about. `blocked` is blocked by them, `blocker` blocks them, and
 * `partner` is verified.
 */
export const actors = [
  'anonymous',
  'unverified',
  'verified',
  'vip',
  'partner',
  'friend',
  'blocked',
  'blocker',
  'unfinished',
  'suspended',
  'self',
] as const;
export type Actor = (typeof actors)[number];

/** Whom the call is about. */
export const targets = ['public', 'registered', 'friends', 'hidden', 'suspended', 'unknown'] as const;
export type Target = (typeof targets)[number];

export type Outcome = 'ok' | ErrorName;

interface Act {
  readonly endpoint: ServedEndpoint;
  /** `postId` is a post of the target that is meant for everybody, `filmId` a video of the public album. */
  input(targetId: number, nonce: string, postId: number, filmId: number): Input;
  /**
   * What each actor is answered about each target: one letter for each of `targets`, in their order. A partner is
   * answered as any verified member where nothing else is said.
   */
  readonly expected: Readonly<Record<Exclude<Actor, 'partner'>, string> & { partner?: string }>;
}

export const letters: Readonly<Record<string, Outcome>> = {
  y: 'ok',
  n: 'not_found',
  o: 'session_over',
  s: 'message_to_self',
  g: 'gold_short',
  p: 'price_changed',
  b: 'member_blocked_by_me',
  f: 'steps_missing',
  d: 'forbidden',
  r: 'call_relay_missing',
  w: 'post_own_liked',
  u: 'upload_unknown',
};

const seeing = {
  anonymous: 'ynnnnn',
  unverified: 'yynnnn',
  verified: 'yynnnn',
  vip: 'yyyynn',
  friend: 'yyyynn',
  blocked: 'nnnnnn',
  // Who blocks may still look: to unblock, or to report.
  blocker: 'yynnnn',
  unfinished: 'yynnnn',
  suspended: 'oooooo',
  self: 'yyyyon',
} as const;

const writing = { ...seeing, anonymous: 'oooooo', blocker: 'bbbbnn', unfinished: 'ffffff', self: 'ssssos' } as const;

/** Every call about another member, and what it answers to whom. */
export const acts: Readonly<Record<string, Act>> = {
  'GET user': {
    endpoint: profilesContract.getProfile,
    input: (id) => ({ params: { id } }),
    expected: { ...seeing, self: 'yyyyon' },
  },
  'GET u': {
    endpoint: profilesContract.getPublicProfile,
    input: (id) => ({ params: { id } }),
    expected: { ...seeing, self: 'yyyyon' },
  },
  'GET photos': { endpoint: albumContract.listPhotos, input: (id) => ({ params: { id } }), expected: seeing },
  'GET attachments': { endpoint: albumContract.listAttachments, input: (id) => ({ params: { id } }), expected: seeing },
  'PUT album/let_in': {
    endpoint: albumContract.grantAlbumAccess,
    input: (id) => ({ params: { id }, body: { let_in: true } }),
    expected: { ...seeing, anonymous: 'oooooo', self: 'nnnnon' },
  },
  'PUT album/let_in, closing': {
    endpoint: albumContract.grantAlbumAccess,
    input: (id) => ({ params: { id }, body: { let_in: false } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'yyyyyy',
      verified: 'yyyyyy',
      vip: 'yyyyyy',
      friend: 'yyyyyy',
      blocked: 'yyyyyy',
      blocker: 'yyyyyy',
      unfinished: 'yyyyyy',
      suspended: 'oooooo',
      self: 'nnnnoy',
    },
  },
  // Finds nothing where there is no conversation, and does not tell whether there is such a member.
  'GET message_search': {
    endpoint: messageSearchContract.searchMessages,
    input: (user_id) => ({ query: { q: 'anything', user_id } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'yyyyyy',
      verified: 'yyyyyy',
      vip: 'yyyyyy',
      friend: 'yyyyyy',
      blocked: 'yyyyyy',
      blocker: 'yyyyyy',
      unfinished: 'yyyyyy',
      suspended: 'oooooo',
      self: 'yyyyoy',
    },
  },
  'PUT uploads/pay': {
    endpoint: albumContract.payUpload,
    input: (related_id, nonce) => ({
      body: { upload_id: 999_999, related_id, type: 'album', expected: 5 },
      headers: { 'idempotency-key': nonce },
    }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'nnnnnn',
      verified: 'nnnnnn',
      vip: 'nnnnnn',
      friend: 'nnnnnn',
      blocked: 'nnnnnn',
      blocker: 'nnnnnn',
      unfinished: 'nnnnnn',
      suspended: 'oooooo',
      self: 'nnnnon',
    },
  },
  'GET staff/review': {
    endpoint: moderationContract.listReview,
    input: () => ({}),
    expected: {
      anonymous: 'oooooo',
      unverified: 'nnnnnn',
      verified: 'nnnnnn',
      vip: 'nnnnnn',
      friend: 'nnnnnn',
      blocked: 'nnnnnn',
      blocker: 'nnnnnn',
      unfinished: 'nnnnnn',
      suspended: 'oooooo',
      self: 'nnnnon',
    },
  },
  'PUT staff/review': {
    endpoint: moderationContract.decideReview,
    input: (id) => ({ params: { id }, body: { approve: true } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'nnnnnn',
      verified: 'nnnnnn',
      vip: 'nnnnnn',
      friend: 'nnnnnn',
      blocked: 'nnnnnn',
      blocker: 'nnnnnn',
      unfinished: 'nnnnnn',
      suspended: 'oooooo',
      self: 'nnnnon',
    },
  },
  'POST complaints': {
    endpoint: complaintsContract.complain,
    input: (reportId) => ({ body: { reportType: 'user', reportId, content: 'Asks for money' } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'yyyyyy',
      verified: 'yyyyyy',
      vip: 'yyyyyy',
      friend: 'yyyyyy',
      blocked: 'yyyyyy',
      blocker: 'yyyyyy',
      unfinished: 'yyyyyy',
      suspended: 'oooooo',
      self: 'yyyyoy',
    },
  },
  'POST likes': {
    endpoint: socialContract.setLike,
    input: (user_id) => ({ body: { user_id } }),
    expected: { ...writing, blocker: 'nnnnnn', self: 'ssssos' },
  },
  'POST likes, taking back': {
    endpoint: socialContract.setLike,
    input: (user_id) => ({ body: { user_id, liked: false } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'yyyyyy',
      verified: 'yyyyyy',
      vip: 'yyyyyy',
      friend: 'yyyyyy',
      blocked: 'yyyyyy',
      blocker: 'yyyyyy',
      unfinished: 'yyyyyy',
      suspended: 'oooooo',
      self: 'ssssoy',
    },
  },
  'GET message_threads': {
    endpoint: messageThreadsContract.getThread,
    input: (id) => ({ params: { id }, query: { user: 1 } }),
    expected: { ...seeing, anonymous: 'oooooo', self: 'nnnnon' },
  },
  'POST draft': {
    endpoint: messageThreadsContract.saveDraft,
    input: (user_id) => ({ body: { user_id, message_content: 'Dear' } }),
    expected: { ...seeing, anonymous: 'oooooo', self: 'nnnnon' },
  },
  'POST messages': {
    endpoint: chatContract.sendMessage,
    input: (user_id, nonce) => ({
      body: { user_id, message_type: 'text', message_content: 'Hello', client_id: nonce },
    }),
    expected: writing,
  },
  'POST messages, a gift': {
    endpoint: chatContract.sendMessage,
    input: (user_id, nonce) => ({
      body: { user_id, message_type: 'gift', message_content: '', gift_id: 1, expected: 5, client_id: nonce },
    }),
    // Of those who may write nobody has gold, and who is VIP was to send free.
    expected: { ...writing, unverified: 'ggnnnn', verified: 'ggnnnn', vip: 'ppppnn', friend: 'ggggnn' },
  },
  'GET call/terms': {
    endpoint: callsContract.getCallTerms,
    input: (user_id) => ({ query: { user_id } }),
    expected: writing,
  },
  // Here is no relay: anyone who may call a member hears of that, everybody else what they hear of writing.
  'POST call': {
    endpoint: callsContract.startCall,
    input: (user_id, nonce) => ({
      body: { user_id, kind: 'voice', direct: false, device: 'the-only-one', client_id: nonce },
    }),
    expected: { ...writing, unverified: 'rrnnnn', verified: 'rrnnnn', vip: 'rrrrnn', friend: 'rrrrnn' },
  },
  'POST ask': {
    endpoint: questionsContract.ask,
    input: (user_id, nonce) => ({ body: { user_id, kind: 'question', question_id: 4, client_id: nonce } }),
    expected: writing,
  },
  // None of the targets is verified.
  'POST ask, for verification': {
    endpoint: questionsContract.ask,
    input: (user_id, nonce) => ({ body: { user_id, kind: 'verify', client_id: nonce } }),
    expected: writing,
  },
  'POST suggest': {
    endpoint: suggestionsContract.suggest,
    input: (user_id) => ({ body: { mode: 'opener', user_id } }),
    expected: writing,
  },
  ...transcriptActs,
  'GET answers': {
    endpoint: questionsContract.listAnswers,
    input: (id) => ({ params: { id } }),
    expected: { ...seeing, self: 'yyyyon' },
  },
  'GET gifts/received': {
    endpoint: giftsContract.listReceivedGifts,
    input: (id) => ({ params: { id } }),
    expected: { ...seeing, self: 'yyyyon' },
  },
  // Every target shows its contact information.
  'GET contact': {
    endpoint: contactsContract.getContact,
    input: (id) => ({ params: { id } }),
    expected: { ...seeing, anonymous: 'oooooo', blocker: 'nnnnnn', self: 'yyyyon' },
  },
  'POST contact': {
    endpoint: contactsContract.buyContact,
    input: (id, nonce) => ({ params: { id }, body: { expected: 20 }, headers: { 'idempotency-key': nonce } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'ggnnnn',
      verified: 'ggnnnn',
      vip: 'ggggnn',
      friend: 'ggggnn',
      blocked: 'nnnnnn',
      blocker: 'nnnnnn',
      unfinished: 'ggnnnn',
      suspended: 'oooooo',
      self: 'nnnnon',
    },
  },
  // Nobody of them has gold: who may see a member may buy for them, everybody else finds nobody there.
  'POST upgrade, for somebody else': {
    endpoint: membershipContract.upgrade,
    input: (user_id, nonce) => ({
      body: { package: 1, gateway: 'balance', expected: 30, agreed: true, user_id },
      headers: { 'idempotency-key': nonce },
    }),
    expected: {
      ...seeing,
      anonymous: 'oooooo',
      unverified: 'ggnnnn',
      verified: 'ggnnnn',
      vip: 'ggggnn',
      friend: 'ggggnn',
      blocker: 'nnnnnn',
      unfinished: 'ggnnnn',
      self: 'ggggon',
    },
  },
  // A pack in money: nobody has to have gold, and anyone who is VIP was shown a lower price than this.
  'POST payment/purchase, for somebody else': {
    endpoint: paymentsContract.purchase,
    input: (user_id, nonce) => ({
      params: { method: 'sandbox' },
      body: { month: 1, user_id, agreed: true, expected: { amount: 30, currency: 'USD' } },
      headers: { 'idempotency-key': nonce },
    }),
    expected: { ...seeing, anonymous: 'oooooo', vip: 'ppppnn', blocker: 'nnnnnn', self: 'yyyyon' },
  },
  // Only partners give the trial away.
  'POST upgrade, a present': {
    endpoint: membershipContract.upgrade,
    input: (user_id, nonce) => ({
      body: { package: 0.25, gateway: 'present', agreed: true, user_id },
      headers: { 'idempotency-key': nonce },
    }),
    expected: {
      ...seeing,
      anonymous: 'oooooo',
      unverified: 'ddnnnn',
      partner: 'yynnnn',
      verified: 'ddnnnn',
      vip: 'ddddnn',
      friend: 'ddddnn',
      blocker: 'nnnnnn',
      unfinished: 'ddnnnn',
      self: 'ddddon',
    },
  },
  'POST sayhi': { endpoint: chatContract.sayHi, input: (user_id) => ({ body: { user_id } }), expected: writing },
  'POST remarks': {
    endpoint: relationshipsContract.saveRemark,
    input: (user_id) => ({ body: { user_id, content: 'Plays the piano' } }),
    expected: { ...seeing, anonymous: 'oooooo', self: 'ssssos' },
  },
  'GET remarks': {
    endpoint: relationshipsContract.getRemark,
    input: (id) => ({ params: { id } }),
    expected: { ...seeing, anonymous: 'oooooo' },
  },
  'POST friend_requests': {
    endpoint: relationshipsContract.askFriend,
    input: (user_id) => ({ body: { user_id } }),
    expected: writing,
  },
  'PUT friends': {
    endpoint: relationshipsContract.saveFriend,
    input: (user_id) => ({ body: { user_id, top: true } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'nnnnnn',
      verified: 'nnnnnn',
      vip: 'nnnnnn',
      friend: 'yyyyyn',
      blocked: 'nnnnnn',
      blocker: 'nnnnnn',
      unfinished: 'nnnnnn',
      suspended: 'oooooo',
      self: 'nnnnon',
    },
  },
  'PUT friend_requests, accepting': {
    endpoint: relationshipsContract.answerFriend,
    input: (user_id) => ({ body: { user_id, status: 2 } }),
    // Nobody of the targets has asked; anyone who is a friend already stays one.
    expected: {
      anonymous: 'oooooo',
      unverified: 'nnnnnn',
      verified: 'nnnnnn',
      vip: 'nnnnnn',
      friend: 'yyyynn',
      blocked: 'nnnnnn',
      blocker: 'nnnnnn',
      unfinished: 'nnnnnn',
      suspended: 'oooooo',
      self: 'ssssos',
    },
  },
  'GET feeds/user': {
    endpoint: feedContract.listUserFeeds,
    input: (id) => ({ params: { id } }),
    expected: { ...seeing, self: 'yyyyon' },
  },
  // A post is never seen between two of whom one blocks the other; the profile of whom one blocks still is.
  'GET feeds/{id}': {
    endpoint: feedContract.getFeed,
    input: (_id, _nonce, id) => ({ params: { id } }),
    expected: { ...seeing, blocker: 'nnnnnn', self: 'yyyyon' },
  },
  'PUT feeds/{id}': {
    endpoint: feedContract.hideFeed,
    input: (_id, _nonce, id) => ({ params: { id }, body: { hidden: true } }),
    expected: { ...seeing, anonymous: 'oooooo', blocker: 'nnnnnn', self: 'yyyyon' },
  },
  'PUT feeds/{id}/content': {
    endpoint: feedContract.editFeed,
    input: (_id, _nonce, id) => ({ params: { id }, body: { content: 'Changed words' } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'nnnnnn',
      verified: 'nnnnnn',
      vip: 'nnnnnn',
      friend: 'nnnnnn',
      blocked: 'nnnnnn',
      blocker: 'nnnnnn',
      unfinished: 'nnnnnn',
      suspended: 'oooooo',
      self: 'yyyyon',
    },
  },
  'GET feeds/{id}/likes': {
    endpoint: feedContract.listPostLikes,
    input: (_id, _nonce, id) => ({ params: { id } }),
    expected: { ...seeing, anonymous: 'oooooo', blocker: 'nnnnnn', self: 'yyyyon' },
  },
  'PUT feeds/{id}/likes': {
    endpoint: feedContract.likePost,
    input: (_id, _nonce, id) => ({ params: { id }, body: { liked: true } }),
    expected: { ...seeing, anonymous: 'oooooo', blocker: 'nnnnnn', unfinished: 'ffnnnn', self: 'wwwwon' },
  },
  'PUT travel': {
    endpoint: travelContract.saveTravelDraft,
    input: (companion_id) => ({
      body: {
        name: '',
        email: '',
        destination: '',
        has_visa: false,
        needs_ticket: false,
        needs_hotel: false,
        needs_car: false,
        needs_translator: false,
        notes: '',
        companion_id,
      },
    }),
    expected: { ...seeing, anonymous: 'oooooo', blocker: 'bbnnnn', self: 'nnnnon' },
  },
  // Nobody of the matrix has the mall; `mall.test.ts` shows whom its members may give something.
  'POST products': {
    endpoint: mallContract.placeOrder,
    input: (to, nonce) => ({
      body: { items: [{ id: 1, quantity: 1 }], to, card: '', address: null, expected: 68 },
      headers: { 'idempotency-key': `mall-order-${nonce}`.padEnd(16, '0') },
    }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'dddddd',
      verified: 'dddddd',
      vip: 'dddddd',
      friend: 'dddddd',
      blocked: 'dddddd',
      blocker: 'dddddd',
      unfinished: 'dddddd',
      suspended: 'oooooo',
      self: 'ddddod',
    },
  },
  // The last of the posts: here their own authors delete them.
  'DELETE feeds/{id}': {
    endpoint: feedContract.deleteFeed,
    input: (_id, _nonce, id) => ({ params: { id } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'yyyyyy',
      verified: 'yyyyyy',
      vip: 'yyyyyy',
      friend: 'yyyyyy',
      blocked: 'yyyyyy',
      blocker: 'yyyyyy',
      unfinished: 'yyyyyy',
      suspended: 'oooooo',
      self: 'yyyyoy',
    },
  },
  // The last of all: from here on everybody blocks. The reply does not reveal who exists or blocks the caller.
  'POST blacklist': {
    endpoint: relationshipsContract.blockMember,
    input: (user_id) => ({ body: { user_id } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'yyyyyy',
      verified: 'yyyyyy',
      vip: 'yyyyyy',
      friend: 'yyyyyy',
      blocked: 'yyyyyy',
      blocker: 'yyyyyy',
      unfinished: 'yyyyyy',
      suspended: 'oooooo',
      self: 'ssssos',
    },
  },
};
