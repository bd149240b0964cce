import { signChatAppPage } from '@peonia/contract/accounts/chat-app.ts';
import { call } from '../../../platform/api/call.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** A call of the chat app's bridge on the present page. Resolves whatever the chat app answers. */
type Invoke = (name: string, parameters: Parameters) => Promise<void>;

/**
 * Opens the bridge for a page: the server signs its address, and the chat app checks the signature with every call. The
 * bridge comes some moments after the page. The script that the chat app publishes does the same; it stands on a
 * foreign host and reports to another one. Source: WeChat Official Accounts, "JS-SDK".
 */
export async function openBridge(names: readonly string[], signal: AbortSignal): Promise<Invoke> {
  const [signed] = await Promise.all([
    call(signChatAppPage, { query: { url: signedAddress() } }, { signal }),
    bridgeReady(),
  ]);
  const proof = {
    appId: signed.app_id,
    verifyAppId: signed.app_id,
    verifySignType: 'sha1',
    verifyTimestamp: String(signed.timestamp),
    verifyNonceStr: signed.nonce,
    verifySignature: signed.signature,
  };
  const invoke: Invoke = (name, parameters) =>
    new Promise((resolve) => {
      window.WeixinJSBridge?.invoke(name, { ...parameters, ...proof }, () => resolve());
    });
  await invoke('preVerifyJSAPI', { verifyJsApiList: names });
  return invoke;
}

/** On iOS the chat app checks the address of the document, elsewhere that of the present page. */
function signedAddress(): string {
  const [document] = /iPhone|iPad/.test(navigator.userAgent) ? performance.getEntriesByType('navigation') : [];
  const [address = ''] = (document?.name ?? location.href).split('#');
  return address;
}

function bridgeReady(): Promise<void> {
  if (window.WeixinJSBridge !== undefined) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('WeixinJSBridgeReady', () => resolve(), { once: true }));
}
