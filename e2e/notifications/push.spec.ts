import type { Page, Worker } from '@playwright/test';
import { openPushDouble, type PushBrowser, type PushDouble } from '../../apps/api/test/providers/push-double.ts';
import { chromium, findProgram } from '../../tools/test/require-programs.ts';
import { logIn, makeAccount, openAs, type MadeAccount } from '../accounts/make-account.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

// The engine without windows shows no notices, so this takes the whole browser.
test.use({
  launchOptions: {
    executablePath: findProgram(chromium) ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

// One after the other: the service that both subscribe to has one address.
test.describe.configure({ mode: 'default' });

let service: PushDouble;
test.beforeAll(async () => {
  service = await openPushDouble(Number(process.env['E2E_PUSH_PORT']));
});
test.afterAll(() => service.close());

const readers = [
  {
    locale: 'de-DE',
    language: 'de',
    turnOn: 'Einschalten',
    isOn: 'Mitteilungen sind auf diesem Gerät an.',
    body: 'Neue Nachricht für dich',
  },
  {
    locale: 'ja-JP',
    language: 'ja',
    turnOn: 'オンにする',
    isOn: 'この端末の通知はオンです。',
    body: '新しいメッセージが届きました',
  },
] as const;

for (const { locale, language, turnOn, isOn, body } of readers) {
  test(`a push wakes the worker, says who wrote in ${language}, and its press leads there`, async ({ journey }) => {
    const page = await journey.open({ locale, size: language === 'ja' ? 'phone' : 'desktop' });
    const [reader, writer] = [await makeAccount(page), await makeAccount(page)];
    const [readerId, writerId] = [await idOf(page, reader), await idOf(page, writer)];
    await page.request.put('/v1/user', { headers: bearer(reader), data: { language } });

    await test.step('the page’s own switch lets pushes come to this browser', async () => {
      await beReachable(page, service.browser());
      await openAs(page, reader, '/setting/notification');
      await page.getByRole('main').getByRole('button', { name: turnOn }).click();
      await expect(page.getByRole('main').getByText(isOn)).toBeVisible();
    });

    const pushed =
      await test.step('who is away is told through the push service, encrypted for this browser', async () => {
        await page.goto('/robots.txt');
        await expect.poll(async () => isOnline(page, writer, readerId)).toBe(false);
        const said = await page.request.post('/v1/messages', {
          headers: bearer(writer),
          data: {
            user_id: readerId,
            message_type: 'text',
            message_content: 'only for you',
            client_id: `journey-of-pushes-${readerId}`,
          },
        });
        expect(said.status(), await said.text()).toBe(201);
        await expect
          .poll(() => service.received.filter(({ text }) => text.includes(`/chat/${writerId}`)).length)
          .toBe(1);
        const { text } = service.received.find((one) => one.text.includes(`/chat/${writerId}`)) ?? { text: '' };
        expect(text).not.toContain('only for you');
        return text;
      });

    await test.step('the worker shows it', async () => {
      // The browser's tools drop a push for a worker that they have not started yet; a second one of the same tag takes
      // its place.
      await expect(async () => {
        await deliver(page, pushed);
        await expect
          .poll(() => shown(page), { timeout: 4_000 })
          .toEqual([{ title: writer.name, body, tag: `message-${writerId}` }]);
      }).toPass({ timeout: 30_000 });
    });

    await test.step('a press on it opens the conversation', async () => {
      await press(await workerOf(page));
      await expect(page).toHaveURL(new RegExp(`/chat/${writerId}$`));
      await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: 'only for you' })).toBeVisible();
      expect(await shown(page)).toEqual([]);
    });
  });
}

test('pushes follow the account and the session that use the browser', async ({ journey }) => {
  // The subscription may be given at the logout once more.
  journey.tolerate(...refusedByEndedSession('/v1/push/subscriptions'));
  const page = await journey.open();
  const [first, second] = [await makeAccount(page), await makeAccount(page)];
  await beReachable(page, service.browser());
  await openAs(page, first, '/setting/notification');
  await page.getByRole('main').getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('main').getByText('Notifications are on for this device.')).toBeVisible();
  const given = () =>
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/v1/push/subscriptions'));

  await test.step('another account takes them over', async () => {
    const taken = given();
    // Not by an empty document: the worker, which is there now, would ask the server for it.
    await page.evaluate((token) => {
      localStorage.removeItem('app.account');
      localStorage.setItem('app.token', JSON.stringify(token));
    }, second.token);
    await page.goto('/home');
    expect((await taken).headers()['authorization']).toBe(`Bearer ${second.token}`);
  });

  await test.step('a logout ends them, and the next login has them again', async () => {
    await page.goto('/me');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/?type=login');
    const taken = given();
    await logIn(page, second);
    await taken;
  });
});

test('a logout takes away what is shown of the member', async ({ journey }) => {
  journey.tolerate(...refusedByEndedSession('/v1/push/subscriptions'));
  const page = await journey.open();
  const me = await makeAccount(page);
  await beReachable(page, service.browser());
  await openAs(page, me, '/me');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = await workerOf(page);
  // The browser takes notifications away by itself after a while: this one stays until it is closed.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; isClosed: boolean };
    const shownOne = { close: () => void (scope.isClosed = true) };
    Object.defineProperty(scope.registration, 'getNotifications', { value: async () => [shownOne] });
  });

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');

  await expect.poll(() => worker.evaluate(() => (globalThis as { isClosed?: boolean }).isClosed)).toBe(true);
});

test('a press on a push asks about an unsaved form', async ({ journey }) => {
  const page = await journey.open();
  const [me, other] = [await makeAccount(page), await makeAccount(page)];
  const otherId = await idOf(page, other);
  await beReachable(page, service.browser());
  await openAs(page, me, '/setting/edit');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const about = page.getByRole('main').getByRole('textbox').first();
  await about.fill(`${await about.inputValue()}x`);
  const pressed = async (url: string) => {
    const notice = JSON.stringify({ title: 'Anna', body: 'New message for you', url, tag: 'a' });
    await expect(async () => {
      await deliver(page, notice);
      await expect.poll(() => shown(page), { timeout: 4_000 }).toHaveLength(1);
    }).toPass({ timeout: 30_000 });
    await press(await workerOf(page));
  };

  await pressed(`/chat/${otherId}`);
  const question = page.getByRole('alertdialog', { name: 'Save your changes?' });
  await question.getByRole('button', { name: 'Leave without saving' }).click();

  await expect(page).toHaveURL(new RegExp(`/chat/${otherId}$`));
});

const bearer = ({ token }: MadeAccount) => ({ authorization: `Bearer ${token}` });

async function idOf(page: Page, account: MadeAccount): Promise<number> {
  return ((await (await page.request.get('/v1/me', { headers: bearer(account) })).json()) as { id: number }).id;
}

async function isOnline(page: Page, asker: MadeAccount, id: number): Promise<boolean> {
  const reply = await page.request.get(`/v1/user/${id}`, { headers: bearer(asker) });
  return ((await reply.json()) as { online: boolean }).online;
}

/**
 * The one piece of a browser that needs the internet: its maker's push service. Ours answers in its place, with keys of
 * its own.
 */
async function beReachable(page: Page, { endpoint, keys }: PushBrowser): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.context().addInitScript(
    (json) => {
      const subscription = { toJSON: () => json } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem('subscribed', '1');
        return subscription;
      };
      PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem('subscribed') === null ? null : subscription;
    },
    { endpoint, keys },
  );
}

/** As the browser hands a push to the worker of the page. */
async function deliver(page: Page, data: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    );
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data,
  });
}

function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.getNotifications()) ?? []).map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

async function workerOf(page: Page): Promise<Worker> {
  const context = page.context();
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

/**
 * A press is the system's to make. This one is told to the worker in its place, with the right to take the focus that a
 * press brings.
 */
async function press(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: { getNotifications(): Promise<Notification[]> };
      WindowClient: { prototype: { focus(): Promise<unknown> } };
      NotificationEvent: new (name: string, init: object) => Event;
      dispatchEvent(event: Event): boolean;
    };
    scope.WindowClient.prototype.focus = async function focus() {
      return this;
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    Object.defineProperty(event, 'waitUntil', { value: () => {} });
    scope.dispatchEvent(event);
  });
}
