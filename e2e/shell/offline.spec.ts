import type { Page } from '@playwright/test';
import { addMember, makeMember, type Member } from '../chat/make-member.ts';
import { lastMessage, log, messageField, said, say } from '../chat/talk.ts';
import { expireTokens } from '../support/control.ts';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, type Journey, test } from '../support/journey.ts';
import { openReleaseServer } from './release-server.ts';

test.use({ serviceWorkers: 'allow' });

const callsOfConversation = refusedByEndedSession(
  '/v1/messages',
  '/v1/message_threads',
  '/v1/message_threads/*',
  '/v1/message_threads/*/details',
  '/v1/translations',
  '/v1/draft',
);

// covers: /offline
test('conversations open, and what is written is sent once and in order, after a reload without a network', async ({
  journey,
}) => {
  const { anna, ben, b } = await talking(journey);
  await kept(anna, b);

  await anna.context().setOffline(true);
  await anna.reload();
  await expect.poll(() => said(anna)).toEqual(['First', 'Answer']);
  const lost = ['Two', 'Three', 'Four'];
  for (const text of lost) await say(anna, text);
  await expect(log(anna).getByText('Not sent')).toHaveCount(3);
  await messageField(anna).fill('Not finished');
  await anna.reload();
  await expect.poll(() => said(anna)).toEqual(['First', 'Answer', ...lost]);
  await expect(messageField(anna)).toHaveValue('Not finished');
  await anna.goto('/chats');
  await expect(anna.getByRole('link', { name: b.name })).toBeVisible();

  await anna.context().setOffline(false);
  await anna.goto(`/chat/${b.id}`);
  await expect.poll(() => said(ben)).toEqual(['First', 'Answer', ...lost]);
  await expect.poll(() => said(anna)).toEqual(['First', 'Answer', ...lost]);
  await expect(messageField(anna)).toHaveValue('Not finished');
});

test('a page that needs a network says so and opens when it is back', async ({ journey }) => {
  // Styles that the page fetches ahead when the network goes.
  journey.tolerate({ network: 'ERR_FAILED', path: '/assets/*' });
  const { anna, b } = await talking(journey);
  await kept(anna, b);

  await anna.context().setOffline(true);
  await anna.goto('/bill');
  await expect(anna).toHaveURL(/\/offline\?to=%2Fbill$/);
  await expect(anna.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(anna);
  await anna.getByRole('link', { name: 'Open chats' }).click();
  await expect(anna.getByRole('link', { name: b.name })).toBeVisible();

  await anna.goto('/bill');
  await expect(anna.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await anna.context().setOffline(false);
  await expect(anna).toHaveURL(/\/bill$/);
});

test('the worker sends what waits when no window is open any more', async ({ journey }) => {
  const { anna, ben, b } = await talking(journey);
  const { elsewhere, sync } = await closeOffline(anna, b, ['Two', 'Three']);
  await sync();

  await expect.poll(() => said(ben)).toEqual(['First', 'Answer', 'Two', 'Three']);
  await elsewhere.goto(`/chat/${b.id}`);
  await expect.poll(() => said(elsewhere)).toEqual(['First', 'Answer', 'Two', 'Three']);
  await expect.poll(() => said(ben)).toEqual(['First', 'Answer', 'Two', 'Three']);
});

test('the worker sends what waited longer than its token, and the member stays logged in', async ({ journey }) => {
  // What the window asks for first with its own token.
  journey.tolerate(...callsOfConversation);
  const { anna, a, ben, b } = await talking(journey);
  const { elsewhere, sync } = await closeOffline(anna, b, ['Two', 'Three']);
  await expireTokens(a);
  await sync();

  await expect.poll(() => said(ben)).toEqual(['First', 'Answer', 'Two', 'Three']);
  await expireTokens(a);
  await elsewhere.goto(`/chat/${b.id}`);
  await expect.poll(() => said(elsewhere)).toEqual(['First', 'Answer', 'Two', 'Three']);
  await say(elsewhere, 'Four');
  await expect.poll(() => said(ben)).toEqual(['First', 'Answer', 'Two', 'Three', 'Four']);
});

test('a logout deletes what the device has kept, after a question about unsent words', async ({ journey }) => {
  // The login over the page of a guest: passkeys, and the code by phone, whose files the device has not kept.
  if (isChinaDomain) journey.tolerate({ network: 'ERR_FAILED', path: '/assets/*' });
  const { anna, ben, b } = await talking(journey);
  await kept(anna, b);
  await anna.context().setOffline(true);
  await say(anna, 'Never sent');
  await expect(log(anna).getByText('Not sent')).toHaveCount(1);

  await logOut(anna);
  const question = anna.getByRole('alertdialog', { name: 'Log out and delete what is not sent?' });
  await expect(question).toContainText('1 message has not been sent yet.');
  await expectAccessible(anna);
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(log(anna).getByText('Never sent')).toBeVisible();
  await logOut(anna);
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  // The way to the landing page fails without a network.
  await expect.poll(() => anna.url()).not.toContain('/chat/');

  await anna.context().setOffline(false);
  await expect(async () => void (await anna.goto('/'))).toPass();
  expect(await left(anna)).toEqual({ replies: 0, calls: 0, grants: 0, caches: 0, words: 0 });
  await expect.poll(() => said(ben)).toEqual(['First', 'Answer']);
});

test('a session that ended meanwhile loses nothing and asks for the login', async ({ journey }) => {
  journey.tolerate(...callsOfConversation);
  const { anna, a, ben, b } = await talking(journey);
  await kept(anna, b);
  await anna.context().setOffline(true);
  await say(anna, 'Written meanwhile');
  await expect(log(anna).getByText('Not sent')).toHaveCount(1);
  const ended = await ben.request.post('/v1/logout', { headers: { authorization: `Bearer ${a.token}` } });
  expect(ended.ok()).toBe(true);

  await anna.context().setOffline(false);
  const login = anna.getByRole('dialog').locator('#login');
  await expect(login).toBeVisible();
  // A page that is refused itself loads again after it has asked; one that its worker tells of the end stays. So what
  // follows may begin on a document that is left.
  await expect(async () => expect(await count(anna, 'replies')).toBe(0)).toPass();
  await expect(async () => {
    await login.getByLabel('E-mail, phone or username').fill(a.email);
    await login.getByLabel('Password', { exact: true }).fill(a.password);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(login).toBeHidden();
  }).toPass();

  await expect.poll(() => said(ben)).toEqual(['First', 'Answer', 'Written meanwhile']);
});

test('a new version waits, and opens with what was typed', async ({ journey, baseURL }) => {
  const server = await openReleaseServer(baseURL ?? '');
  try {
    const anna = await journey.open({ baseURL: server.baseURL });
    await makeMember(anna, 'Anna');
    const b = await addMember('Ben');
    await anna.goto(`/chat/${b.id}`);
    await stored(anna);
    // Another document of the same version: the first one was loaded without a worker.
    await anna.reload();
    await expect(messageField(anna)).toBeVisible();
    server.release();
    await anna.evaluate(async () => {
      Object.assign(globalThis, { isFirstLoad: true });
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const banner = anna.getByRole('complementary', { name: 'New version' });
    await expect(banner).toContainText('A new version is ready.');
    await expectAccessible(anna);
    await messageField(anna).fill('Not finished');

    await banner.getByRole('button', { name: 'Reload' }).click();

    await anna.waitForFunction(() => !('isFirstLoad' in globalThis));
    await expect(messageField(anna)).toHaveValue('Not finished');
    await expect.poll(() => isUpdateWaiting(anna)).toBe(false);
    await expect(banner).toHaveCount(0);
    // Before its server goes: the page may still be asking.
    await anna.close();
  } finally {
    await server.close();
  }
});

interface Talk {
  readonly anna: Page;
  readonly a: Member;
  readonly ben: Page;
  readonly b: Member;
}

/** Both have the conversation open, and each has said something that the other sees. */
async function talking(journey: Journey): Promise<Talk> {
  journey.tolerate({ network: 'ERR_INTERNET_DISCONNECTED', path: '/**' });
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await anna.goto(`/chat/${b.id}`);
  await say(anna, 'First');
  await ben.goto(`/chat/${a.id}`);
  await expect(lastMessage(ben)).toContainText('First');
  await say(ben, 'Answer');
  await expect(lastMessage(anna)).toContainText('Answer');
  return { anna, a, ben, b };
}

/**
 * Says something without a network and closes the window. `elsewhere` is another page of the browser, which has a
 * network again; `sync` is what the browser does then.
 */
async function closeOffline(anna: Page, b: Member, texts: readonly string[]) {
  await kept(anna, b);
  const elsewhere = await anna.context().newPage();
  await elsewhere.goto('about:blank');
  const devtools = await anna.context().newCDPSession(anna);
  const registered = new Promise<string>((resolve) => {
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    );
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(anna.url());

  await anna.context().setOffline(true);
  for (const text of texts) await say(anna, text);
  await expect.poll(() => waitingIn(anna)).toBe(texts.length);
  await anna.close();
  await elsewhere.context().setOffline(false);
  const other = await elsewhere.context().newCDPSession(elsewhere);
  await other.send('ServiceWorker.enable');
  const sync = () =>
    other.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'waiting-calls', lastChance: false });
  return { elsewhere, sync };
}

/** Waits until the worker has its documents. */
async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined)).toBe(true);
}

const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

/** Waits until this device has the documents, the list and the whole conversation. */
async function kept(page: Page, { id }: Member): Promise<void> {
  await stored(page);
  const messages = (key: string) => count(page, 'replies', key);
  await expect.poll(() => messages(`thread:${id}`)).toBe(2);
  await expect.poll(() => messages('threads')).toBe(1);
}

const waitingIn = (page: Page) => count(page, 'calls');

/** Records of a store, or the items of its reply under a key. */
async function count(page: Page, store: string, key?: string): Promise<number> {
  return page.evaluate(
    async ([name, wanted]) => {
      // Opened before the page has made it, it would stay without stores.
      if (!(await indexedDB.databases()).some((one) => one.name === 'device')) return 0;
      const opened = indexedDB.open('device');
      await new Promise((resolve) => (opened.onsuccess = resolve));
      const database = opened.result;
      const read = database.transaction(name).objectStore(name).getAll();
      await new Promise((resolve) => (read.onsuccess = resolve));
      database.close();
      const records = read.result as readonly { key?: string; value?: { items: readonly unknown[] } }[];
      if (wanted === undefined) return records.length;
      return records.find((record) => record.key === wanted)?.value?.items.length ?? 0;
    },
    [store, key] as const,
  );
}

async function left(page: Page) {
  const [replies, calls, grants] = [
    await count(page, 'replies'),
    await count(page, 'calls'),
    await count(page, 'grants'),
  ];
  const caches = await page.evaluate(async () => {
    const names = await globalThis.caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await globalThis.caches.open(name)).match('/chats')));
    return keys.filter((one) => one !== undefined).length;
  });
  const words = await page.evaluate(
    () => Object.entries(localStorage).filter(([, value]) => /Never sent/.test(value)).length,
  );
  return { replies, calls, grants, caches, words };
}

async function logOut(page: Page): Promise<void> {
  await page.getByTestId('account-button').click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
