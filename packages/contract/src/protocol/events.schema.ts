import Type from 'typebox';
import { Call } from '../calls.schema.ts';
import { Message, Composer } from '../chat/chat.schema.ts';
import { threadEngines } from '../chat/chat.ts';
import { mallOrderStates } from '../mall/mall.ts';
import { mediaStates, folders, reviewStates } from '../media/media.ts';
import { PaymentOrder } from '../money/payments.schema.ts';
import { Notification } from '../notifications/notifications.schema.ts';
import { Payout } from '../payouts/cash-out.schema.ts';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { RelationshipCard } from '../social/relationships.schema.ts';
import { Verification } from '../verification.schema.ts';
import { nullable, oneOf, Flag } from './choice.schema.ts';
import { described } from './described.ts';

const closed = { additionalProperties: false } as const;

/**
 * Numbered events of a member's private channel. Each states how the reader's snapshot changes; the law that snapshot +
 * events = fresh snapshot is tested for every one of them.
 */
export const events = {
  'message.sent': described(
    "To both sides. `user_id` is the other member; `unread` is what it adds to the reader's unread count: 1 to the receiver, 0 to the sender's own devices. `composer` and `request` are how the reader's side of the thread stands afterwards.",
    Type.Object(
      {
        message: Message,
        user_id: Type.Integer(),
        unread: Type.Integer(),
        composer: Composer,
        request: Type.Boolean(),
      },
      closed,
    ),
  ),
  'message.delivered': described(
    "To the sender: the other's device has the messages up to `seq`.",
    Type.Object({ thread_id: Type.Integer(), user_id: Type.Integer(), seq: Type.Integer() }, closed),
  ),
  'message.read': described(
    'To the sender: the other has read up to `seq`. `read_at` holds for the messages after `after`, up to `seq`.',
    Type.Object(
      {
        thread_id: Type.Integer(),
        user_id: Type.Integer(),
        seq: Type.Integer(),
        after: Type.Integer(),
        read_at: Type.String(),
      },
      closed,
    ),
  ),
  'thread.read': described(
    "To the reader's own devices: `count` messages are no longer unread.",
    Type.Object(
      { thread_id: Type.Integer(), user_id: Type.Integer(), seq: Type.Integer(), count: Type.Integer() },
      closed,
    ),
  ),
  'thread.changed': described(
    "To the reader's own devices.",
    Type.Object(
      {
        thread_id: Type.Integer(),
        top: Type.Boolean(),
        request: Type.Boolean(),
        engine: nullable(oneOf(threadEngines)),
        muted: Type.Boolean(),
      },
      closed,
    ),
  ),
  'thread.moved': described(
    'To a side of a conversation that has moved without a message: a call rings that counts as one, or was taken, which is an answer. `answered`: by the reader, who sees now all that came.',
    Type.Object(
      { user_id: Type.Integer(), composer: Composer, request: Type.Boolean(), answered: Type.Boolean() },
      closed,
    ),
  ),
  'message.changed': described(
    'To both sides, each as they see it: recalled, reacted to, answered, translated; `files`: its files look different now, since one was paid for or reviewed. The message holds no files; those that the device has stay.',
    Type.Object(
      { thread_id: Type.Integer(), user_id: Type.Integer(), message: Message, files: Type.Boolean() },
      closed,
    ),
  ),
  'message.deleted': described(
    "To the reader's own devices: deleted for them. `summary` is what is the newest now, `count` what goes from their unread.",
    Type.Object(
      {
        thread_id: Type.Integer(),
        user_id: Type.Integer(),
        seq: Type.Integer(),
        summary: nullable(Message),
        updated_at: Type.String(),
        count: Type.Integer(),
      },
      closed,
    ),
  ),
  'thread.deleted': described(
    "To the reader's own devices: the conversation is deleted for them, with `count` unread messages.",
    Type.Object(
      { thread_id: Type.Integer(), user_id: Type.Integer(), updated_at: Type.String(), count: Type.Integer() },
      closed,
    ),
  ),
  'draft.changed': described(
    "To the writer's own devices.",
    Type.Object({ user_id: Type.Integer(), draft: Type.String() }, closed),
  ),
  'like.made': described(
    "Also when a note follows a like. `count` is what it adds to the reader's counter: 0 where the like was counted already.",
    Type.Object(
      {
        user: MemberCard,
        mutual: Type.Boolean(),
        note: nullable(Type.String()),
        suspicious: Type.Optional(described('The note has signals of a fraud: warn the reader.', Type.Literal(true))),
        count: Type.Integer(),
      },
      closed,
    ),
  ),
  'like.unmade': described(
    "`count` is what it takes from the reader's counter: 0 where the like had been seen.",
    Type.Object({ user_id: Type.Integer(), count: Type.Integer() }, closed),
  ),
  'friend.changed': described(
    "To each side of a request, friendship or block, when it begins or ends: the other as the reader sees them now. `count` is what it adds to the reader's counter of requests.",
    Type.Object({ user: RelationshipCard, count: Type.Integer() }, closed),
  ),
  'friend.noted': described(
    "To the reader's own devices: a private note or the head of the list of friends.",
    Type.Object({ user_id: Type.Integer(), remark: Type.String(), top: Type.Boolean() }, closed),
  ),
  'member.gone': described(
    'The member may not be shown to the reader any more: they go from every screen. `count` as in `friend.changed`.',
    Type.Object({ user_id: Type.Integer(), count: Type.Integer() }, closed),
  ),
  'counter.read': described(
    "To the reader's own devices: `count` of this counter have been seen.",
    Type.Object({ type: Type.String(), count: Type.Integer() }, closed),
  ),
  'visit.made': described(
    'To the visited, once a day per visitor: fetch the visitors again.',
    Type.Object({ user_id: Type.Integer() }, closed),
  ),
  'notification.made': described(
    'An entry of the panel is new, or the one of this id has grown and comes to the top. `unread` is what it adds to the counter.',
    Type.Object({ notification: Notification, unread: Type.Integer() }, closed),
  ),
  'notification.taken': described(
    'What an entry told is not so any more, such as a request that was taken back: what is left of it, null where it is gone. `count` is what it takes from the counter.',
    Type.Object({ id: Type.Integer(), notification: nullable(Notification), count: Type.Integer() }, closed),
  ),
  'notification.emptied': described(
    "To the reader's own devices: entries up to this id are gone, `count` of them unseen.",
    Type.Object({ last_id: Type.Integer(), count: Type.Integer() }, closed),
  ),
  'payment.changed': described(
    "To the payer's own devices: the payment has moved on.",
    Type.Object({ order: PaymentOrder }, closed),
  ),
  'payout.changed': described(
    "To the partner's own devices: the payout is new or has moved on.",
    Type.Object({ payout: Payout }, closed),
  ),
  'balance.changed': described(
    "To the member's own devices: what `me` says of gold and VIP from now on.",
    Type.Object(
      { balance: Type.Number(), vip: Flag, vip_expired_at: nullable(Type.String()), trialing: oneOf([0, 1, 2]) },
      closed,
    ),
  ),
  'call.ringing': described(
    'To every device of the one who is called. Each that rings says so with PUT call/{id}.',
    Type.Object({ call: Call, user: MemberCard }, closed),
  ),
  'call.changed': described(
    'To every device of both: how the call stands now. A device that is not `call.device` is out of it once that is set.',
    Type.Object({ call: Call }, closed),
  ),
  'upload.changed': described(
    "To the owner's own devices: a file has been made playable, moved or reviewed. Its addresses are fetched with GET uploads.",
    Type.Object(
      { id: Type.Integer(), state: oneOf(mediaStates), folder: nullable(oneOf(folders)), review: oneOf(reviewStates) },
      closed,
    ),
  ),
  'order.changed': described(
    "To each side of an order of the mall, when it is placed and at each step. `count` is what it adds to the reader's counter.",
    Type.Object({ id: Type.Integer(), state: oneOf(mallOrderStates), count: Type.Integer() }, closed),
  ),
  'verification.changed': described(
    "To the member's own devices: how the verification of their identity stands from now on.",
    Type.Object({ verification: Verification }, closed),
  ),
  'account.changed': described(
    "To the member's own devices after a change of the account or profile: fetch `me` again.",
    Type.Object({}, closed),
  ),
  block: described(
    'The member that it names is blocked by the house: the program logs out.',
    Type.Object({ user_id: Type.Integer() }, closed),
  ),
} as const;
