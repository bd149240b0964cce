declare global {
  interface Window {
    /** Provided by the chat app's browser. */
    readonly WeixinJSBridge?: {
      invoke(name: string, parameters: unknown, done: (answer: { err_msg?: string }) => void): void;
    };
  }
}

/**
 * Opens the chat app's payment sheet with the parameters signed by the server. The bridge is available only in that
 * browser, some moments after the page.
 */
export function openChatAppPayment(token: string): void {
  const parameters: unknown = JSON.parse(token);
  // The sheet's result is unreliable: the order is polled instead.
  const open = () => window.WeixinJSBridge?.invoke('getBrandWCPayRequest', parameters, () => {});
  if (window.WeixinJSBridge === undefined) document.addEventListener('WeixinJSBridgeReady', open, { once: true });
  else open();
}
