import { openOutgoing } from '../../../../platform/outgoing/outgoing-fetch.ts';
import type { WechatSettings } from './signin-settings.ts';

/** Asks WeChat's interface; with a body by POST. Throws where it answers an error, which it does with status 200. */
type AskWechat = (
  path: string,
  query: Readonly<Record<string, string>>,
  body?: object,
) => Promise<Record<string, unknown>>;

export function openWechatCalls(service: string, { endpoint }: Pick<WechatSettings, 'endpoint'>): AskWechat {
  const outgoing = openOutgoing(service);
  const gateway = endpoint || 'https://api.weixin.qq.com';
  return async (path, query, body) => {
    const request =
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const reply = await outgoing(`${gateway}${path}?${new URLSearchParams(query)}`, request);
    const answer = (await reply.json()) as Record<string, unknown>;
    if (!reply.ok || (typeof answer['errcode'] === 'number' && answer['errcode'] !== 0))
      throw new Error(`WeChat answered ${reply.status}, error ${String(answer['errcode'])}`);
    return answer;
  };
}
