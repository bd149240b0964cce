import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as read } from 'node:stream/consumers';

interface WechatPerson {
  readonly openid: string;
  readonly unionid?: string;
  readonly nickname: string;
}

/**
 * A double of WeChat's OAuth, written from its public reference ("Website application login", "Official account web
 * authorization", "JS-SDK"): codes are single use, errors arrive with status 200 and an `errcode`.
 */
export interface WechatDouble {
  readonly address: string;
  person: WechatPerson;
  /** Pages that browsers were sent to, and applications that asked for tokens. */
  readonly visits: { page: string; scope: string; appid: string }[];
  readonly asked: string[];
  /** Tickets for the bridge that were given out, oldest first. */
  readonly tickets: string[];
  /** Seconds that the next ticket is good for. */
  ticketSeconds: number;
  /** True: nothing is answered as it should be. */
  isAway: boolean;
  close(): Promise<void>;
}

export const wechatApp = {
  id: 'wx0123456789abcdef',
  secret: 'secret-of-the-website',
  insideId: 'wxfedcba9876543210',
  insideSecret: 'secret-of-the-account',
} as const;

export async function openWechatDouble(): Promise<WechatDouble> {
  const codes = new Map<string, { appid: string; person: WechatPerson }>();
  const tokens = new Map<string, WechatPerson>();
  let made = 0;
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://double');
    const query = Object.fromEntries(url.searchParams) as Record<string, string>;
    const json = (body: object) => reply.setHeader('content-type', 'text/plain').end(JSON.stringify(body));
    if (url.pathname === '/connect/qrconnect' || url.pathname === '/connect/oauth2/authorize') {
      const code = `code-${(made += 1)}`;
      codes.set(code, { appid: query['appid'] ?? '', person: control.person });
      control.visits.push({ page: url.pathname, scope: query['scope'] ?? '', appid: query['appid'] ?? '' });
      return reply.writeHead(302, { location: `${query['redirect_uri']}?code=${code}&state=${query['state']}` }).end();
    }
    if (control.isAway) return reply.writeHead(503).end();
    if (url.pathname === '/cgi-bin/stable_token') {
      void read(request).then((body) => {
        const { grant_type, appid, secret } = body as Record<string, unknown>;
        if (grant_type !== 'client_credential' || appid !== wechatApp.insideId || secret !== wechatApp.insideSecret)
          return json({ errcode: 40125, errmsg: 'invalid appsecret' });
        return json({ access_token: 'token-of-the-account', expires_in: 7200 });
      });
      return;
    }
    if (url.pathname === '/cgi-bin/ticket/getticket') {
      if (query['access_token'] !== 'token-of-the-account' || query['type'] !== 'jsapi')
        return json({ errcode: 40001, errmsg: 'invalid credential' });
      const ticket = `ticket-${control.tickets.length + 1}`;
      control.tickets.push(ticket);
      return json({ errcode: 0, errmsg: 'ok', ticket, expires_in: control.ticketSeconds });
    }
    if (url.pathname === '/sns/oauth2/access_token') {
      const given = codes.get(query['code'] ?? '');
      codes.delete(query['code'] ?? '');
      control.asked.push(query['appid'] ?? '');
      const secret = query['appid'] === wechatApp.insideId ? wechatApp.insideSecret : wechatApp.secret;
      if (query['secret'] !== secret) return json({ errcode: 40125, errmsg: 'invalid appsecret' });
      if (given === undefined || given.appid !== query['appid'])
        return json({ errcode: 40029, errmsg: 'invalid code' });
      const access_token = `token-${made}`;
      tokens.set(access_token, given.person);
      const { openid, unionid } = given.person;
      return json({
        access_token,
        expires_in: 7200,
        refresh_token: 'r',
        openid,
        scope: 'snsapi_login',
        ...(unionid === undefined ? {} : { unionid }),
      });
    }
    const person = tokens.get(query['access_token'] ?? '');
    if (url.pathname === '/sns/userinfo' && person !== undefined && person.openid === query['openid'])
      return json({ ...person, sex: 0, province: '', city: '', country: '', headimgurl: '', privilege: [] });
    return json({ errcode: 40003, errmsg: 'invalid openid' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const control: WechatDouble = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: { openid: 'o1', unionid: 'u1', nickname: '小梅' },
    visits: [],
    asked: [],
    tickets: [],
    ticketSeconds: 7_200,
    isAway: false,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return control;
}
