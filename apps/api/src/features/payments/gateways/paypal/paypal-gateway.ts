import type { Language } from '@peonia/i18n/languages.ts';
import {
  objectOf,
  readObject,
  RefundRefused,
  textOf,
  type BegunOrder,
  type ListedPayment,
  type WebhookEvent,
  type PaymentGateway,
  type RefundOrder,
} from '../payment-gateway.ts';
import type { PaymentPages } from '../payment-pages.ts';
import type { PaypalSettings } from '../payment-settings.ts';
import { hundredthsOfText, textOfHundredths } from '../read-amount.ts';
import { openPaypal, type PaypalCall } from './paypal-call.ts';
import { openPaypalSignature } from './paypal-signature.ts';
import { capturedOrder, readPaypalEvent, refundedCapture } from './paypal-webhook.ts';

const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  zh: 'zh-CN',
  tw: 'zh-TW',
  de: 'de-DE',
  it: 'it-IT',
  fr: 'fr-FR',
  ja: 'ja-JP',
  ko: 'ko-KR',
};

/**
 * PayPal: an order of its own, approved by the payer on its page, then captured by us. Coming back from there captures
 * and credits nothing: the worker does, on the event or at its next look. Source: PayPal REST reference, "Orders v2".
 */
export function paypalGateway(settings: PaypalSettings, pages: PaymentPages, brand: string): PaymentGateway {
  const ask = openPaypal(settings);
  const checkSignature = openPaypalSignature(settings);

  async function capture(order: BegunOrder, ref: string): Promise<WebhookEvent | null> {
    const { status, body } = await ask('POST', `/v2/checkout/orders/${encodeURIComponent(ref)}/capture`, {
      key: `${order.public_id}-capture`,
      body: {},
    });
    if (status < 300) return capturedOrder(body, ref, settings.merchantId);
    const issues = Array.isArray(body['details']) ? body['details'].map((detail) => objectOf(detail)['issue']) : [];
    // The payer may choose another card on PayPal's page, so the payment stays open.
    if (issues.includes('INSTRUMENT_DECLINED')) return null;
    if (issues.includes('ORDER_ALREADY_CAPTURED'))
      return capturedOrder(
        (await ask('GET', `/v2/checkout/orders/${encodeURIComponent(ref)}`)).body,
        ref,
        settings.merchantId,
      );
    throw new Error(`PayPal answered ${status} to a capture`);
  }

  return {
    name: 'paypal',
    currency: 'USD',
    merchant: settings.merchantId,
    takesApproved: true,
    async begin({ public_id, amount, title, language }) {
      const { status, body } = await ask('POST', '/v2/checkout/orders', {
        key: public_id,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: 'default',
              custom_id: public_id,
              invoice_id: public_id,
              description: title,
              amount: { currency_code: 'USD', value: textOfHundredths(amount) },
              payee: { merchant_id: settings.merchantId },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: brand,
                locale: locales[language],
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                return_url: pages.back('paypal', public_id),
                cancel_url: pages.cancel('paypal', public_id),
              },
            },
          },
        },
      });
      const links = Array.isArray(body['links']) ? body['links'].map(objectOf) : [];
      const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      const ref = textOf(body['id']);
      if (status >= 300 || ref === null || typeof link?.['href'] !== 'string')
        throw new Error(`PayPal answered ${status}`);
      return { ref, action: 'redirect', token: link['href'] };
    },
    async readWebhook(headers, body) {
      await checkSignature(headers, body);
      return readPaypalEvent(readObject(body), settings.merchantId);
    },
    async look(order, { isCalledOff }) {
      const ref = order.provider_ref;
      if (ref === null) return null;
      const { status, body } = await ask('GET', `/v2/checkout/orders/${encodeURIComponent(ref)}`);
      if (status === 404 || body['status'] === 'VOIDED')
        return {
          ...capturedOrder({}, ref, settings.merchantId),
          event_id: `look:${ref}:gone`,
          order: order.public_id,
          kind: 'failed',
          reason: 'expired',
        };
      if (status >= 300) throw new Error(`PayPal answered ${status}`);
      // What nobody captures lapses at PayPal, and no money has moved.
      if (body['status'] === 'APPROVED') return isCalledOff ? null : capture(order, ref);
      return body['status'] === 'COMPLETED' ? capturedOrder(body, ref, settings.merchantId) : null;
    },
    refund: (order) => refundCapture(ask, settings.merchantId, order),
    async list(from, to) {
      const listed: ListedPayment[] = [];
      for (let page = 1, last = 1; page <= last; page += 1) {
        const query = new URLSearchParams({
          start_date: from.toISOString(),
          end_date: to.toISOString(),
          transaction_status: 'S',
          transaction_type: 'T0006',
          fields: 'transaction_info',
          page_size: '500',
          page: String(page),
        });
        const { status, body } = await ask('GET', `/v1/reporting/transactions?${query}`);
        if (status >= 300) throw new Error(`PayPal answered ${status}`);
        last = Math.min(1_000, Number(body['total_pages'] ?? 1));
        const rows = Array.isArray(body['transaction_details']) ? body['transaction_details'] : [];
        for (const info of rows.map((row) => objectOf(objectOf(row)['transaction_info']))) {
          const value = objectOf(info['transaction_amount']);
          const [order, amount] = [textOf(info['custom_field']), hundredthsOfText(value['value'])];
          if (order !== null && amount !== null && value['currency_code'] === 'USD')
            listed.push({ order, amount, currency: 'USD' });
        }
      }
      return listed;
    },
  };
}

async function refundCapture(
  ask: PaypalCall,
  merchantId: string,
  { provider_payment, refund, key }: RefundOrder,
): Promise<WebhookEvent | null> {
  if (provider_payment === null) throw new RefundRefused('the payment has no number at PayPal');
  const { status, body } = await ask('POST', `/v2/payments/captures/${encodeURIComponent(provider_payment)}/refund`, {
    key,
    body: { amount: { currency_code: 'USD', value: textOfHundredths(refund) } },
  });
  if (status === 400 || status === 422)
    throw new RefundRefused(textOf(body['name'])?.toLowerCase() ?? 'refused by PayPal');
  if (status >= 300) throw new Error(`PayPal answered ${status} to a refund`);
  if (body['status'] === 'CANCELLED' || body['status'] === 'FAILED') throw new RefundRefused('failed at PayPal');
  return body['status'] === 'COMPLETED'
    ? { ...refundedCapture(body, key, merchantId), payment: provider_payment }
    : null;
}
