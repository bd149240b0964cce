import { openAppStoreDouble } from '../../apps/api/test/providers/app-store-double.ts';
import { openFcmDouble } from '../../apps/api/test/providers/fcm-double.ts';
import { openGooglePlayDouble } from '../../apps/api/test/providers/google-play-double.ts';
import { openidClient, openOpenidServer } from '../../apps/api/test/providers/openid-server.ts';
import { openPushChannelDouble } from '../../apps/api/test/providers/push-channel-double.ts';
import { storeSettings } from '../../apps/api/test/providers/store-settings.ts';
import { openWechatDouble } from '../../apps/api/test/providers/wechat-double.ts';
import { openWechatPayDouble } from '../../apps/api/test/providers/wechat-pay-double.ts';
import { wechatSettings } from '../../apps/api/test/providers/wechat-settings.ts';
import { waitUntilReady } from '../start/serve-child.ts';
import { serveJourneyControl } from './journey-control.ts';
import { type JourneyProgram, startJourneyProgram } from './journey-program.ts';
import { type ChatAppPaymentRequest, mailWebhookKey } from './journey-requests.ts';

const {
  PORT = '3000',
  E2E_OPENID_PORT = '0',
  E2E_CONTROL_PORT = '0',
  E2E_STAFF_PORT = '0',
  E2E_TRANSLATOR_PORT = '0',
} = process.env;

// A real sign-in service, for the journeys that log in by one.
const openid = await openOpenidServer([`http://127.0.0.1:${PORT}/login/oidc`], Number(E2E_OPENID_PORT));
const socialLogin = {
  OIDC_ISSUER: openid.issuer,
  OIDC_CLIENT_ID: openidClient.id,
  OIDC_CLIENT_SECRET: openidClient.secret,
  OIDC_NAME: 'House login',
};

// Codes may follow each other after a few seconds, which the pages count. The name localhost is the China domain.
// Calls ring, and their first minute begins, after a shorter time.
const limits = {
  LIMIT_CODE_RESEND_SECONDS: '5',
  LIMIT_CODE_SENDS_PER_HALF_HOUR: '50',
  LIMIT_CALL_RING_SECONDS: '20',
  LIMIT_CALL_FREE_SECONDS: '10',
  CHINA_HOSTS: 'localhost',
};

// Push to the mobile app.
const fcm = await openFcmDouble();
const nativePush = { FCM_ENDPOINT: fcm.endpoint, FCM_SERVICE_ACCOUNT: fcm.serviceAccount };

// The provider of mails reports bounces; the journeys sign its reports.
const mailReports = { MAIL_WEBHOOK: 'generic', MAIL_WEBHOOK_KEY: mailWebhookKey };

// Stores of the mobile app.
const [googlePlay, appStore] = await Promise.all([openGooglePlayDouble(), openAppStoreDouble()]);
const stores = storeSettings(googlePlay, appStore);

const main = await startJourneyProgram({ ...limits, ...socialLogin, ...nativePush, ...mailReports, ...stores });
let staff: JourneyProgram | undefined;

const [wechatPay, chatApp, pushChannel] = await Promise.all([
  openWechatPayDouble(),
  openWechatDouble(),
  openPushChannelDouble(),
]);
const staffAddress = `http://127.0.0.1:${E2E_STAFF_PORT}`;
pushChannel.webhooksTo(`${staffAddress}/v1/pusher/webhook`);

// The second program of all journeys that need other settings: files for sale wait for review, a service translates,
// a chat app logs in and takes payments, the China domain shows its record, and events come by a hosted service.
async function startStaffProgram(databaseUrl: string): Promise<void> {
  staff = await startJourneyProgram({
    ...limits,
    PORT: E2E_STAFF_PORT,
    DATABASE_URL: databaseUrl,
    REVIEW_MEDIA: '1',
    LIBRETRANSLATE_URL: `http://127.0.0.1:${E2E_TRANSLATOR_PORT}`,
    LIMIT_TRANSLATION_FREE_CHARACTERS: '200',
    CHINA_ICP: '京ICP备12345678号-1',
    ...wechatSettings(wechatPay, chatApp),
    ...pushChannel.settings,
    WECHAT_FOLLOW_URL: 'http://weixin.qq.com/r/peonia-journey',
  });
  if (!(await waitUntilReady(staffAddress, staff.ended))) throw new Error('The staff program did not start');
}

/** The provider takes the payment and sends its webhook. */
async function payByChatApp({ order }: ChatAppPaymentRequest): Promise<void> {
  const number = [...wechatPay.transactions.keys()].find((one) => one.startsWith(order));
  if (number === undefined) throw new Error(`The provider knows no order ${order}`);
  const { headers, body } = wechatPay.pay(number);
  const reply = await fetch(`${staffAddress}/v1/payment/wechat/notices`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  if (!reply.ok) throw new Error(`The webhook was answered ${reply.status}`);
}

serveJourneyControl({
  port: Number(E2E_CONTROL_PORT),
  dataDir: main.dataDir,
  startStaffProgram,
  payByChatApp,
  buyInStore: ({ product, order, isPending }) =>
    googlePlay.buy(order.replaceAll('-', ''), { productId: product, purchaseState: isPending ? 2 : 0 }),
  enterChatApp: (person) => (chatApp.person = person),
});

// The staff program first: its database lives in the server of the other.
async function stop(): Promise<void> {
  staff?.stop();
  await staff?.ended;
  main.stop();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
process.exit(await main.ended);
