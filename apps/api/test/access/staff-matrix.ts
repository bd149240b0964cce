import { mallDeskContract } from '@peonia/contract/mall-desk.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { deadLetterContract } from '@peonia/contract/moderation/dead-letters.schema.ts';
import { moderationContract } from '@peonia/contract/moderation/moderation.schema.ts';
import { selfieReviewContract } from '@peonia/contract/moderation/selfie-review.schema.ts';
import { staffQueueContract } from '@peonia/contract/moderation/staff-queues.schema.ts';
import { staffContract } from '@peonia/contract/moderation/staff.schema.ts';
import { staffRoles, type StaffRole } from '@peonia/contract/moderation/staff.ts';
import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { partnersContract } from '@peonia/contract/partners.schema.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import { supportDeskContract } from '@peonia/contract/support-desk.schema.ts';
import { translationDeskContract } from '@peonia/contract/translation/translation-desk.schema.ts';
import { wheelContract } from '@peonia/contract/wheel.schema.ts';
import type { Input } from '../client.ts';

const reviewers: readonly StaffRole[] = ['moderator', 'admin'];
const helpers: readonly StaffRole[] = ['support', 'admin'];
const analysts: readonly StaffRole[] = ['support', 'moderator', 'finance', 'admin'];
const translators: readonly StaffRole[] = ['translator'];
const admins: readonly StaffRole[] = ['admin'];
const moneyDesk: readonly StaffRole[] = ['finance', 'admin'];
const unknownOrder = { params: { id: 'a'.repeat(32) } };
const fulfilment: readonly StaffRole[] = ['fulfilment', 'admin'];
const product = { price: 10, stock: 1, delivery_days: 1, is_offered: true };
const term = { from: 'de', to: 'ja', term: 'Herz', translation: '心', note: '' };
const unknown = { params: { id: 999_999 } };

/**
 * Every call of the staff, with whom it is for. Of an unknown case everybody is told that there is none, so lists stand
 * for what may be opened.
 */
export const staffActs: Readonly<
  Record<
    string,
    { endpoint: ServedEndpoint; input: Input; roles: readonly StaffRole[]; isThere: boolean; error?: ErrorName }
  >
> = {
  'GET staff/queues': { endpoint: staffQueueContract.listStaffQueues, input: {}, roles: staffRoles, isThere: true },
  'GET staff/review': { endpoint: moderationContract.listReview, input: {}, roles: reviewers, isThere: true },
  'PUT staff/review': {
    endpoint: moderationContract.decideReview,
    input: { ...unknown, body: { approve: true } },
    roles: reviewers,
    isThere: false,
  },
  'GET staff/selfies': { endpoint: selfieReviewContract.listSelfies, input: {}, roles: reviewers, isThere: true },
  'PUT staff/selfies': {
    endpoint: selfieReviewContract.decideSelfie,
    input: { ...unknown, body: { approve: true, photo: null } },
    roles: reviewers,
    isThere: false,
  },
  'GET staff/dead_letters': { endpoint: deadLetterContract.listDeadLetters, input: {}, roles: admins, isThere: true },
  'POST staff/dead_letters/retry': {
    endpoint: deadLetterContract.retryDeadLetters,
    input: { body: { id: 999_999 } },
    roles: admins,
    isThere: false,
  },
  'GET staff/complaints': { endpoint: complaintsContract.listComplaints, input: {}, roles: reviewers, isThere: true },
  'GET staff/complaints/{id}': {
    endpoint: complaintsContract.getComplaint,
    input: unknown,
    roles: reviewers,
    isThere: false,
  },
  'POST staff/complaints/{id}/take': {
    endpoint: complaintsContract.takeComplaint,
    input: unknown,
    roles: reviewers,
    isThere: false,
  },
  'PUT staff/complaints/{id}': {
    endpoint: complaintsContract.decideComplaint,
    input: { ...unknown, body: { uphold: false, reason: 'no_proof' } },
    roles: reviewers,
    isThere: false,
  },
  'PUT staff/complaints/{id}/appeal': {
    endpoint: complaintsContract.decideAppeal,
    input: { ...unknown, body: { grant: true } },
    roles: reviewers,
    isThere: false,
  },
  'GET staff/tickets': { endpoint: supportDeskContract.listTickets, input: {}, roles: helpers, isThere: true },
  'GET staff/tickets/{id}': { endpoint: supportDeskContract.getTicket, input: unknown, roles: helpers, isThere: false },
  'PUT staff/tickets/{id}': {
    endpoint: supportDeskContract.changeTicket,
    input: { ...unknown, body: { act: 'take' } },
    roles: helpers,
    isThere: false,
  },
  'POST staff/tickets/{id}/messages': {
    endpoint: supportDeskContract.answerTicket,
    input: { ...unknown, body: { kind: 'answer', content: 'Hello', client_id: 'matrix-1' } },
    roles: helpers,
    isThere: false,
  },
  'GET staff/translations': {
    endpoint: translationDeskContract.getTranslationDesk,
    input: {},
    roles: translators,
    isThere: true,
  },
  'POST staff/translations/take': {
    endpoint: translationDeskContract.takeTranslation,
    input: { body: {} },
    roles: translators,
    isThere: true,
  },
  'POST staff/translations/take, one': {
    endpoint: translationDeskContract.takeTranslation,
    input: { body: { id: 999_999 } },
    roles: translators,
    isThere: false,
  },
  'PUT staff/translations/{id}': {
    endpoint: translationDeskContract.saveTranslationDraft,
    input: { ...unknown, body: { draft: 'Herz' } },
    roles: translators,
    isThere: false,
    error: 'translation_over',
  },
  'POST staff/translations/{id}/deliver': {
    endpoint: translationDeskContract.deliverTranslation,
    input: { ...unknown, body: { text: 'Herz' } },
    roles: translators,
    isThere: false,
  },
  'POST staff/translations/{id}/return': {
    endpoint: translationDeskContract.returnTranslation,
    input: { ...unknown, body: { reason: 'colleague' } },
    roles: translators,
    isThere: false,
  },
  'GET staff/orders': {
    endpoint: mallDeskContract.listDeskOrders,
    input: { query: { state: 'accepted' } },
    roles: fulfilment,
    isThere: true,
  },
  'POST staff/orders/{id}/open': {
    endpoint: mallDeskContract.getDeskOrder,
    input: unknown,
    roles: fulfilment,
    isThere: false,
  },
  'PUT staff/orders/{id}': {
    endpoint: mallDeskContract.updateDeskOrder,
    input: { ...unknown, body: { act: 'prepare' } },
    roles: fulfilment,
    isThere: false,
  },
  'GET staff/products': {
    endpoint: mallDeskContract.listDeskProducts,
    input: {},
    roles: fulfilment,
    isThere: true,
  },
  'PUT staff/products/{id}': {
    endpoint: mallDeskContract.updateDeskProduct,
    input: { ...unknown, body: product },
    roles: fulfilment,
    isThere: false,
  },
  'GET staff/terms': {
    endpoint: translationDeskContract.listTerms,
    input: {},
    roles: ['translator', 'admin'],
    isThere: true,
  },
  'PUT staff/terms': {
    endpoint: translationDeskContract.saveTerm,
    input: { body: term },
    roles: admins,
    isThere: true,
  },
  'DELETE staff/terms/{id}': {
    endpoint: translationDeskContract.deleteTerm,
    input: unknown,
    roles: admins,
    isThere: false,
  },
  'GET staff/translators': {
    endpoint: translationDeskContract.listTranslators,
    input: {},
    roles: admins,
    isThere: true,
  },
  'GET staff/wheel': { endpoint: wheelContract.getWheelFigures, input: {}, roles: moneyDesk, isThere: true },
  'GET staff/payments': { endpoint: paymentDeskContract.listPayments, input: {}, roles: moneyDesk, isThere: true },
  'GET staff/payments/{id}': {
    endpoint: paymentDeskContract.getPaymentCase,
    input: unknownOrder,
    roles: moneyDesk,
    isThere: false,
  },
  'POST staff/payments/{id}/requests': {
    endpoint: paymentDeskContract.askPaymentAct,
    input: { ...unknownOrder, body: { act: 'release', reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'PUT staff/payments/{id}/requests': {
    endpoint: paymentDeskContract.decidePaymentRequest,
    input: { ...unknownOrder, body: { request: 1, confirm: true, reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'GET staff/partners': {
    endpoint: partnersContract.listPartnerApplications,
    input: {},
    roles: moneyDesk,
    isThere: true,
  },
  'PUT staff/partners/{id}': {
    endpoint: partnersContract.decidePartnerApplication,
    input: { ...unknown, body: { approve: true, reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'GET staff/members/{id}/flags': {
    endpoint: partnersContract.getMemberFlags,
    input: unknown,
    roles: admins,
    isThere: false,
  },
  'PUT staff/members/{id}/flags': {
    endpoint: partnersContract.setMemberFlags,
    input: { ...unknown, body: { partner: false, mall: false, free: false, rate: null, reason: 'A ticket' } },
    roles: admins,
    isThere: false,
  },
  'POST analysis': {
    endpoint: staffContract.analyse,
    input: { body: { user_id: 1, reason: 'A ticket' } },
    roles: analysts,
    isThere: true,
  },
};
