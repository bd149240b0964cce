import type { PaymentMethod } from '../../../platform/store/stored-payment.ts';

/** The window in which the provider's page opens. */
export interface PaymentWindow {
  /** Leads it to the provider; false where the member has closed it meanwhile. */
  lead(address: string): boolean;
  close(): void;
}

/**
 * Opens the window at once, inside the press: a browser blocks one that opens after an answer has been waited for. Null
 * where it is blocked all the same; the page then shows a link.
 */
export function openPaymentWindow(words: string): PaymentWindow | null {
  const opened = window.open('', '_blank');
  if (opened === null) return null;
  opened.document.title = words;
  opened.document.body.textContent = words;
  return {
    lead(address) {
      if (opened.closed) return false;
      // The provider's page has no business with ours.
      opened.opener = null;
      opened.location.replace(address);
      return true;
    },
    close: () => opened.close(),
  };
}

/** The address of a provider's page, or null for anything that is no page of the web. */
export function paymentPageUrl(token: string): string | null {
  const address = URL.parse(token, location.origin);
  const isPage = address !== null && (address.protocol === 'https:' || address.origin === location.origin);
  return isPage ? address.href : null;
}

/** Gateways that have a page of their own. */
export function usesPaymentWindow(method: PaymentMethod): boolean {
  return method === 'stripe' || method === 'paypal' || method === 'sandbox';
}
