import { chatAppContract } from '@peonia/contract/accounts/chat-app.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../../test/api.ts';
import { openClient, type Client } from '../../../../../test/client.ts';
import { openWechatDouble, wechatApp, type WechatDouble } from '../../../../../test/providers/wechat-double.ts';
import { pageSignature } from './page-signature.ts';

const origin = 'http://members.example.test';

let api: Api;
let chatApp: WechatDouble;
let settings: Record<string, string>;

beforeAll(async () => {
  chatApp = await openWechatDouble();
  settings = {
    PUBLIC_URL: origin,
    CHINA_HOSTS: 'localhost',
    WECHAT_APP_ID: wechatApp.id,
    WECHAT_SECRET: wechatApp.secret,
    WECHAT_INSIDE_APP_ID: wechatApp.insideId,
    WECHAT_INSIDE_SECRET: wechatApp.insideSecret,
    WECHAT_ENDPOINT: chatApp.address,
  };
  api = await startApi(settings);
});
afterAll(async () => {
  await api.close();
  await chatApp.close();
});
beforeEach(async () => {
  chatApp.isAway = false;
  chatApp.tickets.length = 0;
  chatApp.ticketSeconds = 7_200;
  await api.sql('delete from chat_app_ticket');
});

const sign = (url: string, client: Client = api.guest()) =>
  client.call(chatAppContract.signChatAppPage, { query: { url } });

// covers: GET /social/wechat/signature
describe('signature of a page', () => {
  it('is that of the ticket, for the official account', async () => {
    const url = `${origin}/profile/7?from=chat&x=%E4%BD%A0`;
    const { body } = await sign(url);
    const { app_id, nonce, timestamp, signature } = body;
    expect(app_id).toBe(wechatApp.insideId);
    expect(signature).toBe(pageSignature({ ticket: 'ticket-1', nonce, timestamp, url }));
  });

  it('leaves the fragment out', async () => {
    const { body } = await sign(`${origin}/home#auth`);
    const { nonce, timestamp, signature } = body;
    expect(signature).toBe(pageSignature({ ticket: 'ticket-1', nonce, timestamp, url: `${origin}/home` }));
  });

  it('has another nonce each time', async () => {
    const [one, two] = [await sign(`${origin}/home`), await sign(`${origin}/home`)];
    expect(one.body.nonce).not.toBe(two.body.nonce);
  });

  it.each([
    'https://evil.example/home',
    `${origin}.evil.example/home`,
    `${origin}:8080/home`,
    'http://name@members.example.test/home',
    '/home',
    'javascript:alert(1)',
  ])('is refused for %s', async (url) => {
    expect((await sign(url)).code).toBe(400641);
    expect(chatApp.tickets).toEqual([]);
  });

  it('is for the China host that the page came from', async () => {
    const address = api.address.replace('127.0.0.1', 'localhost');
    const china = openClient(address, { language: 'zh', token: null });
    expect((await sign(`${address}/home`, china)).status).toBe(200);
    expect((await sign(`${origin}/home`, china)).code).toBe(400641);
  });

  it('is not available where the chat app is not configured', async () => {
    const without = await startApi({ PUBLIC_URL: origin });
    expect((await sign(`${origin}/home`, without.guest())).code).toBe(400159);
    await without.close();
  });
});

describe('ticket of the chat app', () => {
  it('is asked for once by requests that come together', async () => {
    await Promise.all([1, 2, 3, 4].map(() => sign(`${origin}/home`)));
    await sign(`${origin}/home`);
    expect(chatApp.tickets).toHaveLength(1);
  });

  it('is shared with other processes', async () => {
    await sign(`${origin}/home`);
    const other = await startApi({ ...settings, DATABASE_URL: api.config.databaseUrl });
    const { body } = await sign(`${origin}/me`, other.guest());
    const { nonce, timestamp, signature } = body;
    expect(signature).toBe(pageSignature({ ticket: 'ticket-1', nonce, timestamp, url: `${origin}/me` }));
    expect(chatApp.tickets).toHaveLength(1);
    await other.close();
  });

  it('is replaced in its last five minutes', async () => {
    chatApp.ticketSeconds = 299;
    await sign(`${origin}/home`);
    await sign(`${origin}/home`);
    expect(chatApp.tickets).toEqual(['ticket-1', 'ticket-2']);
  });

  it('is used to its end while the chat app does not answer', async () => {
    chatApp.ticketSeconds = 299;
    await sign(`${origin}/home`);
    chatApp.isAway = true;
    expect((await sign(`${origin}/home`)).status).toBe(200);
    await api.sql("update chat_app_ticket set expires_at = now() - interval '1 second'");
    expect((await sign(`${origin}/home`)).code).toBe(400640);
  });
});
