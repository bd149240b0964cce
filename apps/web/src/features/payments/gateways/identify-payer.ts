import { getPayer } from '@peonia/contract/money/payments.ts';
import { call } from '../../../platform/api/call.ts';
import { isRefusal } from '../../../platform/api/problem.ts';
import { isInAppBrowser } from '../../../platform/in-app-browser.ts';
import type { StoredPayment } from '../orders/payment-record.ts';
import { updateStoredPayment } from '../orders/stored-payment.ts';

/** Binds the redirect to this payment: a code of another one is rejected. */
const stateOf = (key: string) => key.slice(0, 16);

/**
 * In the chat app's browser the provider needs the payer's identity first. Redirects to the app's silent login, which
 * returns at once with a code; the stored payment continues with it. Null while redirecting. If no code is available
 * the payment continues without one, and a QR code is shown.
 */
export async function identifyPayer(payment: StoredPayment): Promise<StoredPayment | null> {
  if (payment.choice.method !== 'wechat' || !isInAppBrowser() || payment.insideCode !== null) return payment;
  const address = new URL(location.href);
  if (address.searchParams.get('state') === stateOf(payment.key)) return storeCode(payment, consumeCode(address));
  const back = `${location.pathname}${location.search}`;
  try {
    const { url } = await call(getPayer, {
      query: { back: back.length > 500 ? location.pathname : back, state: stateOf(payment.key) },
    });
    location.assign(url);
    return null;
  } catch (error) {
    if (!isRefusal(error, 'gateway_unknown')) throw error;
    return storeCode(payment, '');
  }
}

/** Stored with the payment: a retry sends the same request. */
function storeCode(payment: StoredPayment, insideCode: string): StoredPayment {
  updateStoredPayment(payment.key, { insideCode });
  return { ...payment, insideCode };
}

/** The code is single-use, so it is removed from the URL. */
function consumeCode(address: URL): string {
  const code = address.searchParams.get('code') ?? '';
  for (const name of ['code', 'state']) address.searchParams.delete(name);
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`);
  return code;
}
