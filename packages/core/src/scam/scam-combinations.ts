import type { scamPatterns } from './scam-patterns.ts';
import type { Role } from './scam-words/role.ts';

/**
 * Each place has to be filled by one of its roles: in one sentence, in one message, or over the last messages of the
 * sender.
 */
export interface Combination {
  readonly sign: keyof typeof scamPatterns;
  readonly within: 'sentence' | 'message' | 'talk';
  readonly places: readonly (readonly Role[])[];
  readonly weight: number;
}

/** From this weight on a message is doubtful. */
export const doubtfulFrom = 4;

/**
 * What a fraud is made of. The weight of what holds is added up by sign; four is a fraud, three needs one thing more.
 */
export const combinations: readonly Combination[] = [
  // Something is to be paid for, with a reason that sounds pressing.
  {
    sign: 'money',
    within: 'sentence',
    places: [['ask'], ['give'], ['money', 'amount', 'fee', 'travel', 'need']],
    weight: 3,
  },
  {
    sign: 'money',
    within: 'sentence',
    places: [['ask'], ['lend'], ['money', 'amount', 'fee', 'travel', 'need']],
    weight: 1,
  },
  { sign: 'money', within: 'sentence', places: [['ask'], ['send'], ['money']], weight: 3 },
  {
    sign: 'money',
    within: 'talk',
    places: [['need', 'short', 'travel'], ['ask'], ['give', 'send'], ['amount', 'money', 'short', 'back']],
    weight: 2,
  },
  { sign: 'money', within: 'message', places: [['back'], ['amount', 'money', 'ask']], weight: 2 },
  {
    sign: 'money',
    within: 'talk',
    places: [['short'], ['travel', 'fee', 'need'], ['ask'], ['amount', 'money', 'give']],
    weight: 4,
  },
  { sign: 'money', within: 'talk', places: [['held'], ['parcel'], ['fee'], ['ask']], weight: 4 },
  { sign: 'money', within: 'talk', places: [['parcel'], ['fee'], ['ask'], ['give']], weight: 2 },
  {
    sign: 'money',
    within: 'talk',
    places: [['far'], ['fee', 'give'], ['ask'], ['money', 'fee', 'back', 'travel', 'love']],
    weight: 4,
  },
  { sign: 'money', within: 'talk', places: [['estate'], ['ask'], ['fee', 'secret', 'give']], weight: 4 },
  // Paid, or else everybody sees it.
  {
    sign: 'money',
    within: 'message',
    places: [['record'], ['spread'], ['give', 'amount', 'else', 'money']],
    weight: 4,
  },
  {
    sign: 'money',
    within: 'message',
    places: [['spread'], ['else'], ['give', 'send'], ['amount', 'money']],
    weight: 4,
  },
  // The reader's account is to carry the money of others.
  { sign: 'money', within: 'talk', places: [['job', 'easy', 'gain'], ['forward']], weight: 4 },
  {
    sign: 'investment',
    within: 'message',
    places: [['job'], ['easy'], ['ask', 'guide', 'gain', 'off', 'amount']],
    weight: 4,
  },
  // Gains that anybody can have who begins now.
  { sign: 'investment', within: 'message', places: [['gain'], ['guide']], weight: 2 },
  { sign: 'investment', within: 'talk', places: [['trade'], ['gain'], ['guide']], weight: 3 },
  {
    sign: 'investment',
    within: 'talk',
    places: [['trade', 'insider'], ['gain'], ['guide'], ['amount', 'insider']],
    weight: 1,
  },
  {
    sign: 'investment',
    within: 'message',
    places: [['insider'], ['amount'], ['easy', 'gain'], ['guide', 'give', 'trade']],
    weight: 2,
  },
  { sign: 'investment', within: 'talk', places: [['trade'], ['insider'], ['gain'], ['amount', 'easy']], weight: 3 },
  { sign: 'investment', within: 'message', places: [['trade'], ['gain'], ['easy']], weight: 2 },
  {
    sign: 'investment',
    within: 'message',
    places: [['trade', 'gain'], ['easy'], ['money', 'amount'], ['ask', 'guide', 'insider', 'gain']],
    weight: 2,
  },
  { sign: 'investment', within: 'message', places: [['gain'], ['guide'], ['insider', 'amount', 'money']], weight: 2 },
  { sign: 'gift_card', within: 'message', places: [['card'], ['code']], weight: 2 },
  { sign: 'gift_card', within: 'message', places: [['card'], ['code'], ['send', 'ask', 'buy']], weight: 2 },
  { sign: 'gift_card', within: 'talk', places: [['card'], ['ask'], ['buy', 'send', 'need']], weight: 3 },
  // Away from here, and where the reader shows a card or a code to an unknown page.
  { sign: 'leaving', within: 'message', places: [['move'], ['off']], weight: 2 },
  { sign: 'leaving', within: 'message', places: [['off'], ['handle']], weight: 2 },
  { sign: 'leaving', within: 'message', places: [['here'], ['off', 'handle']], weight: 2 },
  { sign: 'leaving', within: 'message', places: [['move'], ['handle'], ['here', 'love']], weight: 2 },
  { sign: 'leaving', within: 'message', places: [['verify'], ['link']], weight: 2 },
  { sign: 'leaving', within: 'talk', places: [['verify'], ['safe'], ['link']], weight: 2 },
  { sign: 'leaving', within: 'talk', places: [['verify', 'ask'], ['bankcard'], ['safe', 'link']], weight: 2 },
  { sign: 'leaving', within: 'message', places: [['ask'], ['send'], ['bankcard'], ['code']], weight: 3 },
];

/** What adds to a sign that stands already, and never makes one. */
export const support: Readonly<Partial<Record<Role, { readonly sign: Combination['sign']; readonly weight: number }>>> =
  {
    need: { sign: 'money', weight: 1 },
    short: { sign: 'money', weight: 1 },
    secret: { sign: 'money', weight: 1 },
    urgent: { sign: 'money', weight: 1 },
    love: { sign: 'money', weight: 1 },
    far: { sign: 'money', weight: 1 },
  };

/** What speaks against every sign: a supper shared, a fraud that is told of. */
export const against: Readonly<Partial<Record<Role, number>>> = { treat: 2, warn: 4 };
