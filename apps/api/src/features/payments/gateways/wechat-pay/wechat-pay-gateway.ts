import { randomId } from '@peonia/core/random-id.ts';
import { openOutgoing } from '../../../../platform/outgoing/outgoing-fetch.ts';
import type { WechatSettings } from '../../../accounts/public.ts';
import {
  readObject,
  RefundRefused,
  textOf,
  WebhookRefused,
  type OrderToPay,
  type PaymentGateway,
  type WebhookEvent,
} from '../payment-gateway.ts';
import type { PaymentPages } from '../payment-pages.ts';
import type { WechatPaySettings } from '../payment-settings.ts';
import { billLagHours, openBills } from './wechat-bill.ts';
import { complaintEvent } from './wechat-complaint.ts';
import { polledTransaction, readWechatWebhook, refundedTransaction } from './wechat-pay-webhook.ts';
import { openWechatSeal } from './wechat-signature.ts';

/** Refusals to close an order that was paid or closed. */
const endedCodes: ReadonlySet<string> = new Set(['ORDERPAID', 'ORDER_PAID', 'ORDER_CLOSED']);

/**
 * WeChat Pay v3: a QR code (`native`), or in the chat app's own browser parameters for its payment sheet (`jsapi`).
 * Requests are signed with the merchant's key, answers and webhook events verified with the platform's. Source: WeChat
 * Pay APIv3 reference.
 */
export function wechatPayGateway(
  settings: WechatPaySettings,
  signin: WechatSettings | null,
  pages: PaymentPages,
): PaymentGateway {
  const outgoing = openOutgoing('payment provider wechat');
  const openidOf = openPayerIds(signin);
  const seal = openWechatSeal(settings);

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    body: object | null,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const text = body === null ? '' : JSON.stringify(body);
    const reply = await outgoing(`${settings.endpoint}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: seal.authorize(method, path, text),
      },
      body: body === null ? null : text,
    });
    const raw = Buffer.from(await reply.arrayBuffer());
    // An answer is believed only when the platform has signed it.
    if (reply.ok) seal.check(Object.fromEntries(reply.headers), raw);
    return { status: reply.status, body: raw.length === 0 ? {} : readObject(raw) };
  }

  const shape = ({ public_id, amount, title }: OrderToPay, appid: string) => ({
    appid,
    mchid: settings.merchantId,
    description: title,
    out_trade_no: public_id,
    notify_url: pages.webhookUrl('wechat'),
    amount: { total: amount, currency: 'CNY' },
  });

  async function beginInside(order: OrderToPay, code: string): Promise<string> {
    const appId = signin?.insideAppId ?? settings.appId;
    const { status, body } = await ask('POST', '/v3/pay/transactions/jsapi', {
      ...shape(order, appId),
      payer: { openid: await openidOf(code) },
    });
    const prepay = textOf(body['prepay_id']);
    if (status >= 300 || prepay === null) throw new Error(`WeChat Pay answered ${status}`);
    const [timeStamp, nonceStr] = [String(Math.floor(Date.now() / 1_000)), randomId()];
    const bundle = `prepay_id=${prepay}`;
    return JSON.stringify({
      appId,
      timeStamp,
      nonceStr,
      package: bundle,
      signType: 'RSA',
      paySign: seal.sign(appId, timeStamp, nonceStr, bundle),
    });
  }

  /** A notice of a complaint names it only, so how it stands is asked. */
  async function readComplaint(id: unknown, resource: Record<string, unknown>): Promise<WebhookEvent> {
    const [event_id, complaint] = [textOf(id), textOf(resource['complaint_id'])];
    if (event_id === null || complaint === null) throw new WebhookRefused('is no webhook event');
    const path = `/v3/merchant-service/complaints-v2/${encodeURIComponent(complaint)}`;
    const { status, body } = await ask('GET', path, null);
    if (status >= 300) throw new Error(`WeChat Pay answered ${status} to a question about a complaint`);
    return complaintEvent(body, event_id, settings.merchantId);
  }

  return {
    name: 'wechat',
    currency: 'RMB',
    merchant: settings.merchantId,
    ...(signin === null ? {} : { payerUrl: (back: string, state: string) => payerUrl(signin, back, state) }),
    async begin(order) {
      if (order.insideCode !== null)
        return { ref: order.public_id, action: 'page', token: await beginInside(order, order.insideCode) };
      const { status, body } = await ask('POST', '/v3/pay/transactions/native', shape(order, settings.appId));
      const code = body['code_url'];
      if (status >= 300 || typeof code !== 'string') throw new Error(`WeChat Pay answered ${status}`);
      return { ref: order.public_id, action: 'image', token: code };
    },
    async readWebhook(headers, body) {
      seal.check(headers, body);
      const envelope = readObject(body);
      const resource = seal.open(envelope['resource']);
      if (String(envelope['event_type']).startsWith('COMPLAINT.')) return readComplaint(envelope['id'], resource);
      return readWechatWebhook(envelope, resource, settings);
    },
    async close({ public_id }) {
      const path = `/v3/pay/transactions/out-trade-no/${public_id}/close`;
      const { status, body } = await ask('POST', path, { mchid: settings.merchantId });
      const hasEnded = status === 404 || endedCodes.has(String(body['code']));
      if (status >= 300 && !hasEnded) throw new Error(`WeChat Pay answered ${status} to the end of an order`);
    },
    async refund({ public_id, amount, refund, key }) {
      const { status, body } = await ask('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: public_id,
        out_refund_no: key,
        notify_url: pages.webhookUrl('wechat'),
        amount: { refund, total: amount, currency: 'CNY' },
      });
      if (status === 400 || status === 403 || status === 404)
        throw new RefundRefused(textOf(body['code'])?.toLowerCase() ?? 'refused by WeChat Pay');
      if (status >= 300) throw new Error(`WeChat Pay answered ${status} to a refund`);
      if (body['status'] === 'CLOSED' || body['status'] === 'ABNORMAL') throw new RefundRefused('failed at WeChat Pay');
      // A refund in progress is told by its webhook.
      return body['status'] === 'SUCCESS' ? refundedTransaction({ ...body, mchid: settings.merchantId }, key) : null;
    },
    listLagHours: billLagHours,
    list: openBills(settings, seal, ask),
    async look({ public_id }) {
      const { status, body } = await ask(
        'GET',
        `/v3/pay/transactions/out-trade-no/${public_id}?mchid=${encodeURIComponent(settings.merchantId)}`,
        null,
      );
      if (status === 404) return null;
      if (status >= 300) throw new Error(`WeChat Pay answered ${status}`);
      return polledTransaction(body, public_id);
    },
  };
}

/**
 * The silent login of the chat app's own browser. The order of the parameters is the one that its reference asks for.
 */
function payerUrl({ endpoint, insideAppId }: WechatSettings, back: string, state: string): string {
  const query = new URLSearchParams({
    appid: insideAppId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  });
  return `${endpoint || 'https://open.weixin.qq.com'}/connect/oauth2/authorize?${query}#wechat_redirect`;
}

/** Reads the payer's id in the official account, for the code of a silent login inside the chat app. */
function openPayerIds(signin: WechatSettings | null): (code: string) => Promise<string> {
  const whoPays = openOutgoing('payment provider wechat, payer');
  return async (code) => {
    if (signin === null) throw new Error('The official account is not configured');
    const query = new URLSearchParams({
      appid: signin.insideAppId,
      secret: signin.insideSecret,
      code,
      grant_type: 'authorization_code',
    });
    const reply = await whoPays(`${signin.endpoint || 'https://api.weixin.qq.com'}/sns/oauth2/access_token?${query}`);
    const openid = textOf(readObject(await reply.text())['openid']);
    if (openid === null) throw new Error('WeChat names no payer');
    return openid;
  };
}
