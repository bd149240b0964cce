import type { TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { allEndpoints } from '../protocol/contract.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

/** Replies and bodies of endpoints by their name: `getMe`, or `payUpload:body`. */
const shapes = new Map<string, unknown>(
  allEndpoints().flatMap(({ name, endpoint }) => [
    [name, Object.values(endpoint.reply)[0]] as const,
    [`${name}:body`, endpoint.body] as const,
  ]),
);

/** Whether a field is there: `uploads.id` looks into the entries of a list, and into each choice. */
function has(schema: unknown, path: readonly string[]): boolean {
  const { properties, items, anyOf } = (schema ?? {}) as Schema;
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (items !== undefined) return has(items, path);
  if (anyOf !== undefined) return anyOf.some((choice) => has(choice, path));
  return properties?.[first] !== undefined && has(properties[first], rest);
}

/**
 * Objects of section 3 and where their fields are: the reply, then each field, with its place where it has another name
 * or stands deeper. `@` names another reply or body. A client keeps lists and their pages itself: `items`, `max_id`.
 */
const objects: Readonly<Record<string, readonly [reply: string, fields: string]>> = {
  'Account (me)': [
    'getMe',
    `id name avatar email phone verified balance vip free vip_expired_at rate trialing is_partner bd sound wheel
     language channel hi_content hi_photo announcement counter counter.likeme counter.message counter.request
     counter.notification counter.order`,
  ],
  'User list item': [
    'listFriends',
    'items.user_id items.name items.avatar items.online items.remark items.top items.friend items.block items.status',
  ],
  Thread: [
    'listThreads',
    `items.id items.user_id messages=@getThread.items items.draft items.unread items.summary items.updated_at
     items.top pagination=@getThread.max_id online=items.user.online friend=items.user.friend block=items.user.block
     items.engine items.send items.receive`,
  ],
  Message: [
    'getThread',
    `items.id items.sender items.message_type items.message_content items.upload_ids call_id=items.call.call_id
     resource.paid=items.uploads.paid items.translation status=items.call.status`,
  ],
  'Feed post': [
    'listFeeds',
    `items.id items.user_id items.content items.upload_ids items.uploads.id items.uploads.paid items.paid
     translation=@translate.items.text max_id`,
  ],
  'Photo album': ['listPhotos', 'photos=items folder=counts pagination=max_id'],
  Upload: ['listPhotos', 'items.id items.type related_id=@payUpload:body.related_id items.paid items.amount'],
  Call: [
    'startCall',
    `call_id=call.call_id caller=call.caller user=call.user_id status=call.status voiceOnly=call.kind
     seconds=call.seconds`,
  ],
  Notification: ['listNotifications', 'items.id items.type items.data items.created_at'],
  Gift: ['listGifts', 'items.id items.category items.price items.thumb items.src items.hit'],
  'Trade entry': ['listTrades', 'items.amount items.type items.related_id date=items.created_at'],
  Announcement: ['getMe', 'announcement.id announcement.content'],
  'Say-hi template': ['getMe', 'hi_content hi_photo'],
  Complaint: ['complain:body', 'reportType reportId content'],
  Analysis: ['analyse', 'log login_at trade message'],
  'Payment result': ['getOrder', 'status=state amount=gold reason'],
  'Upgrade result': ['upgrade', 'status month me name'],
  'Game data': ['openGame', 'best max sig top ts event'],
  'Wheel prize': ['spinWheel', 'prize'],
  Profile: [
    'getProfile',
    `username=name gender age language location=country seeking orientation children purpose height weight marriage
     income=income horoscope biography main_photo=photo cover_photo=cover vip vip_expired_at birthday=@getMe.profile.birthday`,
  ],
  Privacy: [
    'getMe',
    `privacy.visibility privacy.message_privacy privacy.friend_preference privacy.online_status
     privacy.translation_engine privacy.block_foreign`,
  ],
  'Notification settings': [
    'getNotificationSettings',
    'email.like email.visitor email.friend email.message email.promotion email.billing sound',
  ],
  'Cash-out method': [
    'getPayoutMethod',
    'method.kind method.account_name method.account_number method.other_information auto_withdraw=@setAutoWithdraw:body.on',
  ],
  'Contact information': ['getContact', 'facebook wechat phone email price show'],
  'Mall order': [
    'getMallOrder',
    'id quantity=items.quantity direction recipient_full_name=address.name address status=state',
  ],
  'Travel request': [
    'saveTravelDraft:body',
    'full_name=name email destination meet=companion_id has_visa needs_ticket needs_hotel needs_car needs_translator notes',
  ],
  'Support ticket': ['openTicket:body', 'category captcha content email name'],
};

it.each(Object.entries(objects))('%s has its fields', (_name, [reply, fields]) => {
  const missing = fields.split(/\s+/).filter((field) => {
    const place = field.split('=').at(-1) ?? field;
    const [shape = reply, ...path] = place.startsWith('@') ? place.slice(1).split('.') : [reply, ...place.split('.')];
    return !has(shapes.get(shape), path);
  });
  expect(missing).toEqual([]);
});
