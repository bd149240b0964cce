declare global {
  interface Window {
    /** Of the chat app's own browser. */
    readonly WeixinJSBridge?: {
      invoke(name: string, parameters: unknown, done: (answer: { err_msg?: string }) => void): void;
    };
  }
}

/**
 * Opens the chat app's own payment sheet with what the server signed for it. Only its browser has one, some moments
 * after the page.
 */
export function openChatAppPayment(token: string): void {
  const parameters: unknown = JSON.parse(token);
  // What the sheet answers says nothing certain: the order does, and it is asked for all the time.
  const open = () => window.WeixinJSBridge?.invoke('getBrandWCPayRequest', parameters, () => {});
  if (window.WeixinJSBridge === undefined) document.addEventListener('WeixinJSBridgeReady', open, { once: true });
  else open();
}
