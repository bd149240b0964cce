import {
  irrelevant,
  objectOf,
  readObject,
  RefundRefused,
  textOf,
  WebhookRefused,
  type PaymentGateway,
  type WebhookEvent,
} from '../../payment-gateway.ts';
import type { AppStoreSettings } from '../store-settings.ts';
import { openAppStoreCalls } from './app-store-calls.ts';
import { purchaseEvent, readTransaction, refundEvent, type Transaction } from './app-store-events.ts';
import { readSignedPayload } from './signed-payload.ts';

/**
 * StoreKit 2: the app brings a signed transaction, and the App Store is asked for its present state. Notifications are
 * signed the same way. Source: App Store Server API; App Store Server Notifications V2.
 */
export function appStoreGateway(settings: AppStoreSettings): PaymentGateway {
  const { bundleId } = settings;
  const call = openAppStoreCalls(settings);
  const readSigned = (jws: unknown) => readSignedPayload(jws, settings);
  const readSignedTransaction = async (jws: unknown) => readTransaction(await readSigned(jws), bundleId);

  const readNow = async ({ id, isTest }: Transaction): Promise<Transaction> => {
    const { status, body } = await call(`/inApps/v1/transactions/${id}`, { isTest });
    if (status === 400 || status === 404) throw new WebhookRefused('names a purchase that the App Store does not know');
    if (status !== 200) throw new Error(`The App Store did not tell of a purchase: ${status}`);
    return readSignedTransaction(body['signedTransactionInfo']);
  };

  const readNotification = async (payload: unknown): Promise<WebhookEvent> => {
    const told = await readSigned(payload);
    const id = textOf(told['notificationUUID']);
    const type = textOf(told['notificationType']);
    const data = objectOf(told['data']);
    if (id === null || type === null) throw new WebhookRefused('is no notification');
    if (data['bundleId'] !== bundleId) throw new WebhookRefused('is about another app');
    if (type === 'ONE_TIME_CHARGE')
      return purchaseEvent(await readSignedTransaction(data['signedTransactionInfo']), bundleId);
    if (type !== 'REFUND' && type !== 'REFUND_REVERSED') return irrelevant(id, bundleId);
    const isReversed = type === 'REFUND_REVERSED';
    return refundEvent(await readSignedTransaction(data['signedTransactionInfo']), bundleId, { isReversed, id });
  };

  /** A notification of the list; none where it is about something else that the app sells. */
  const readKnown = async (payload: unknown): Promise<WebhookEvent[]> =>
    readNotification(payload).then(
      (event) => [event],
      (error: unknown) => {
        if (error instanceof WebhookRefused) return [];
        throw error;
      },
    );

  /** Notifications of a kind that were sent, or should have been. */
  const listNotifications = async (type: string, from: Date, to: Date): Promise<WebhookEvent[]> => {
    const events: WebhookEvent[] = [];
    const body = { startDate: from.getTime(), endDate: to.getTime(), notificationType: type };
    let page = '';
    do {
      const reply = await call(`/inApps/v1/notifications/history${page}`, { isTest: false, body });
      const history: unknown = reply.body['notificationHistory'];
      for (const one of Array.isArray(history) ? history : [])
        events.push(...(await readKnown(objectOf(one)['signedPayload'])));
      const next = reply.body['hasMore'] === true ? textOf(reply.body['paginationToken']) : null;
      page = next === null ? '' : `?paginationToken=${encodeURIComponent(next)}`;
    } while (page !== '');
    return events;
  };

  return {
    name: 'apple',
    currency: 'both',
    merchant: bundleId,
    begin: ({ public_id, product }) => Promise.resolve({ ref: public_id, action: 'store', token: product }),
    readWebhook: (_headers, body) => readNotification(readObject(body)['signedPayload']),
    // A purchase is known by its transaction alone, and the app or a notification tells it.
    look: () => Promise.resolve(null),
    refund: () =>
      Promise.reject(new RefundRefused('only Apple refunds: the member asks for it at reportaproblem.apple.com')),
    store: {
      platform: 'ios',
      async verify({ product, proof }) {
        const transaction = await readNow(await readSignedTransaction(proof));
        if (transaction.content['productId'] !== product) throw new WebhookRefused('is about another product');
        return purchaseEvent(transaction, bundleId);
      },
      listRefunds: async (from, to) => [
        ...(await listNotifications('REFUND', from, to)),
        ...(await listNotifications('REFUND_REVERSED', from, to)),
      ],
    },
  };
}
