import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { PaymentMethod } from '../orders/payment-record.ts';

/** The window for the provider's page. */
export interface PaymentWindow {
  /** Navigates to the provider; false if the member has closed the window. */
  navigate(address: string): boolean;
  close(): void;
}

/**
 * Opens the window synchronously inside the press: browsers block one opened after a reply. Null if blocked anyway, or
 * where there is no second one: web views of Android give the page's own instead. The page then shows a link.
 */
export function openPaymentWindow(words: string): PaymentWindow | null {
  const opened = window.open('', '_blank');
  if (opened === null || opened === window) return null;
  opened.document.title = words;
  opened.document.body.textContent = words;
  return {
    navigate(address) {
      if (opened.closed) return false;
      // The provider's page must not reach ours.
      opened.opener = null;
      opened.location.replace(address);
      return true;
    },
    close: () => opened.close(),
  };
}

/**
 * Opens the provider's page a moment after the press, so that the member reads what happens. Source: specification
 * section 7, "a redirect to the provider's payment page (after 3 s)".
 */
export function navigateAfter(opened: PaymentWindow, address: string, pressedAt: number): void {
  const go = () => {
    clearTimeout(timer);
    removeEventListener('pagehide', go);
    opened.navigate(address);
  };
  const timer = setTimeout(go, pressedAt + limits.gateway_redirect_ms - Date.now());
  // A page that is left or loaded again takes its timers along, and the window would stay empty.
  addEventListener('pagehide', go);
}

/** URL of a provider's page, or null for anything but a web page. */
export function paymentPageUrl(token: string): string | null {
  const address = URL.parse(token, location.origin);
  const isPage = address !== null && (address.protocol === 'https:' || address.origin === location.origin);
  return isPage ? address.href : null;
}

/** Gateways with a payment page of their own. */
export function usesPaymentWindow(method: PaymentMethod): boolean {
  return method === 'stripe' || method === 'paypal' || method === 'sandbox';
}
