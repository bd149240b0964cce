export { changeTranslations } from './translation/change-translations.ts';
export { checkSendPermission, type SlotStatus } from './sending/check-send-permission.ts';
export { markThreadAnswered, reserveMessageSlot, type EventContext } from './sending/reserve-message-slot.ts';
export { deliverMessage } from './sending/deliver-message.ts';
export type { DeliverContext } from './sending/outgoing-message.ts';
export { emitQuestionAnswered } from './messages/question-answered.ts';
export { messagePlaces } from './messages/message-place.sql.ts';
export { removeMessage } from './messages/changes/remove-message.ts';
export { isQuestionRecalled } from './messages/sent-question.sql.ts';
export { emitFileReviewed } from './messages/paid-file.ts';
export {
  correspondentsOf,
  readEarlierWordings,
  readMessageTotals,
  readReportedMessage,
  readFlaggedMessage,
} from './messages/reported-message.ts';
export {
  canReadMessage,
  readableMessageTexts,
  translatableMessage,
  type TranslatableRow,
} from './translation/ordered-translation.sql.ts';
export { unreadMessages } from './own-messages.ts';
export { countSuspicion, refuseSuspiciousSender } from './scam/score-message.ts';
export { messageDelivery, suspiciousMessage } from './hooks.ts';
export { hasThreadWith } from './threads/thread-facts.ts';
