import { expect, it } from 'vitest';
import { makeAppShell } from './make-app-shell.ts';
import type { Native } from './native.ts';

/** The plugins of a phone, and what they were asked. What opened the app waits there until somebody listens. */
function openPhone(platform: Native['platform'], replies: Readonly<Record<string, unknown>> = {}) {
  const calls: string[] = [];
  const loaded: string[] = [];
  const listeners = new Map<string, (data: unknown) => void>();
  const kept: { readonly name: string; readonly data: unknown }[] = [];
  const native: Native = {
    platform,
    async call(plugin, method) {
      const name = `${plugin}.${method}`;
      calls.push(name);
      const reply = replies[name];
      if (reply instanceof Error) throw reply;
      return reply;
    },
    listen(plugin, event, listener) {
      listeners.set(`${plugin}.${event}`, listener);
      for (const one of kept.filter(({ name }) => name === `${plugin}.${event}`)) {
        kept.splice(kept.indexOf(one), 1);
        listener(one.data);
      }
    },
  };
  const happen = (name: string, data?: unknown) => {
    const listener = listeners.get(name);
    if (listener === undefined) kept.push({ name, data });
    else listener(data);
  };
  const shell = makeAppShell(native, {
    version: '1.2.0',
    site: { origin: 'https://members.example.test', load: (path) => loaded.push(path) },
    channelNames: async () => ['Messages', 'Calls'],
  });
  return { calls, loaded, shell, kept, happen };
}
const granted = { 'PushNotifications.checkPermissions': { receive: 'granted' } };

it('names the platform and its version', () => {
  const { shell } = openPhone('ios');

  expect([shell.name, shell.version]).toEqual(['ios', '1.2.0']);
});

it('keeps links and pressed notifications for the first listener, and opens no other site', () => {
  const { shell, loaded, happen } = openPhone('android');
  happen('App.appUrlOpen', { url: 'https://members.example.test/profile/7?lang=de' });
  happen('App.appUrlOpen', { url: 'https://members.example.test/de/retrieve?code=1' });
  happen('App.appUrlOpen', { url: 'https://elsewhere.example.test/profile/7' });
  happen('App.appUrlOpen', { url: 'peonia://chat/42' });
  happen('PushNotifications.pushNotificationActionPerformed', { notification: { data: { path: '/chat/9' } } });
  happen('PushNotifications.pushNotificationActionPerformed', { notification: { data: { path: '//evil.test' } } });
  const opened: string[] = [];

  shell.onOpenPath?.((path) => opened.push(path));
  happen('App.appUrlOpen', { url: 'https://members.example.test/home' });

  expect(opened).toEqual(['/profile/7?lang=de', '/chat/42', '/chat/9', '/home']);
  expect(loaded).toEqual(['/de/retrieve?code=1']);
});

it('leaves what opened the app with the system as long as no page listens, which may be left at once', () => {
  const { shell, kept, happen } = openPhone('android');
  happen('App.appUrlOpen', { url: 'peonia://chat/42' });
  happen('PushNotifications.pushNotificationActionPerformed', { notification: { data: { path: '/chat/9' } } });
  expect(kept).toHaveLength(2);

  const opened: string[] = [];
  shell.onOpenPath?.((path) => opened.push(path))();
  happen('App.appUrlOpen', { url: 'peonia://home' });
  shell.onOpenPath?.((path) => opened.push(path));

  expect(opened).toEqual(['/chat/42', '/chat/9', '/home']);
  expect(kept).toEqual([]);
});

it('gives a path to one listener, the newest', () => {
  const { shell, happen } = openPhone('ios');
  const opened: string[] = [];
  const stop = shell.onOpenPath?.((path) => opened.push(`first ${path}`));
  shell.onOpenPath?.((path) => opened.push(`second ${path}`));
  stop?.();
  happen('App.appUrlOpen', { url: 'peonia://home' });

  expect(opened).toEqual(['second /home']);
});

it('asks the page about the back button, and leaves the app where no page listens', () => {
  const { shell, calls, happen } = openPhone('android');
  let backs = 0;
  happen('App.backButton');
  const stop = shell.onBack?.(() => (backs += 1));
  happen('App.backButton');
  stop?.();

  expect([backs, calls.filter((name) => name === 'App.minimizeApp').length]).toEqual([1, 1]);
});

it('registers for pushes at the start only where the member has allowed them', async () => {
  const [allowed, unasked] = [openPhone('ios', granted), openPhone('ios')];

  // The token is asked for after the system has told of the permission.
  const tokens = Promise.all([allowed.shell.pushes?.readToken(), unasked.shell.pushes?.readToken()]);
  await expect.poll(() => allowed.shell.pushes?.permission()).toBe('granted');
  allowed.happen('PushNotifications.registration', { value: 'token' });

  expect(await tokens).toEqual(['token', null]);
  expect(allowed.calls).toContain('PushNotifications.register');
  expect(unasked.calls).toEqual(['PushNotifications.checkPermissions']);
});

it('creates the channels of Android before it registers', async () => {
  const { shell, calls } = openPhone('android', { 'PushNotifications.requestPermissions': { receive: 'granted' } });

  expect(await shell.pushes?.ask()).toBe('granted');

  const pushes = calls.filter((name) => name.startsWith('PushNotifications.')).slice(2);
  expect(pushes).toEqual([
    'PushNotifications.createChannel',
    'PushNotifications.createChannel',
    'PushNotifications.register',
  ]);
});

it('tells of the first token and of one that replaces it', async () => {
  const { shell, happen } = openPhone('ios', granted);
  await expect.poll(() => shell.pushes?.permission()).toBe('granted');
  const tokens: string[] = [];
  happen('PushNotifications.registration', { value: 'token-1' });
  const first = await shell.pushes?.readToken();
  shell.pushes?.onToken((token) => tokens.push(token));
  happen('PushNotifications.registration', { value: 'token-2' });

  expect([first, ...tokens]).toEqual(['token-1', 'token-1', 'token-2']);
});

it('takes no pushes after a stop, until a token is asked for', async () => {
  const { shell, calls, happen } = openPhone('ios', granted);
  await expect.poll(() => shell.pushes?.permission()).toBe('granted');
  happen('PushNotifications.registration', { value: 'token-1' });

  await shell.pushes?.stop?.();
  shell.pushes?.clear?.();
  const asked = shell.pushes?.readToken();
  await expect.poll(() => calls.filter((name) => name === 'PushNotifications.register').length).toBe(2);
  happen('PushNotifications.registration', { value: 'token-2' });

  expect(await asked).toBe('token-2');
  expect(calls.filter((name) => /unregister|removeAll/.test(name))).toEqual([
    'PushNotifications.unregister',
    'PushNotifications.removeAllDeliveredNotifications',
  ]);
});

it('has no token without permission, and does not wait for one', async () => {
  const { shell } = openPhone('ios', { 'PushNotifications.checkPermissions': { receive: 'denied' } });

  expect(await shell.pushes?.readToken()).toBeNull();
});

it('resolves a share to whether it was made', async () => {
  const content = { title: 'Anna', url: 'https://members.example.test/profile/7' };
  const [shared, closed] = [openPhone('ios'), openPhone('ios', { 'Share.share': new Error('Share canceled') })];

  expect([await shared.shell.share?.(content), await closed.shell.share?.(content)]).toEqual([true, false]);
});

const jws = 'header.content.signature';

it('sells by the store, keeps the order with the purchase, and ends it when it was delivered', async () => {
  const bought = { transactionId: '2000', productIdentifier: 'gold_50', jwsRepresentation: jws };
  const products = [
    { identifier: 'gold_50', priceString: '54,99 €' },
    { identifier: 'other', priceString: '1 €' },
  ];
  const { shell, calls } = openPhone('ios', {
    'NativePurchases.getProducts': { products },
    'NativePurchases.purchaseProduct': bought,
    'NativePurchases.getPurchases': { purchases: [bought, { ...bought, revocationDate: '2026-01-01' }] },
  });
  const purchase = { id: '2000', product: 'gold_50', proof: jws };

  expect(await shell.store?.products(['gold_50', 'gold_20'])).toEqual([{ id: 'gold_50', price: '54,99 €' }]);
  expect(await shell.store?.buy('gold_50', 'uuid')).toEqual({ kind: 'bought', purchase });
  expect(await shell.store?.unfinished()).toEqual([purchase]);
  await shell.store?.finish(purchase);
  expect(calls.at(-1)).toBe('NativePurchases.acknowledgePurchase');
});

it('tells a closed sheet from a purchase that waits, and from a store that cannot sell', async () => {
  const buy = async (platform: Native['platform'], reply: unknown) =>
    (await openPhone(platform, { 'NativePurchases.purchaseProduct': reply }).shell.store?.buy('gold_50', 'uuid'))?.kind;
  const refused = (code: string) => Object.assign(new Error('Purchase is not purchased'), { code });
  const android = { transactionId: 'token', productIdentifier: 'gold_50', purchaseToken: 'token' };

  expect(await buy('android', { ...android, purchaseState: '1' })).toBe('bought');
  expect(await buy('android', { ...android, purchaseState: '2' })).toBe('pending');
  expect(await buy('ios', new Error('Transaction pending'))).toBe('pending');
  expect(await buy('android', refused('USER_CANCELED'))).toBe('closed');
  expect(await buy('ios', new Error('User cancelled'))).toBe('closed');
  expect(await buy('android', refused('BILLING_UNAVAILABLE'))).toBe('failed');
});

it('tells of purchases that come later, and leaves it to the server to end those of Google', async () => {
  const { shell, calls, happen } = openPhone('android');
  const later: string[] = [];
  shell.store?.onPurchase(({ proof }) => later.push(proof));
  happen('NativePurchases.transactionUpdated', { productIdentifier: 'gold_50', purchaseToken: 'token' });
  happen('NativePurchases.transactionUpdated', null);
  await shell.store?.finish({ id: 'token', product: 'gold_50', proof: 'token' });

  expect(later).toEqual(['token']);
  expect(calls.filter((name) => name.startsWith('NativePurchases.'))).toEqual([]);
});

it('keeps the token for the owner of the phone', async () => {
  const { shell, calls } = openPhone('android', {
    'NativeBiometric.isAvailable': { isAvailable: true },
    'NativeBiometric.getSecureData': { value: 'token' },
  });

  expect(await shell.lock?.isAvailable()).toBe(true);
  expect(await shell.lock?.keep('token')).toBe(true);
  expect(await shell.lock?.open({ title: 'Unlock', cancel: 'Cancel' })).toEqual({ kind: 'open', secret: 'token' });
  await shell.lock?.drop();
  expect(calls.at(-1)).toBe('NativeBiometric.deleteData');
});

it('tells a stranger from a secret that is gone', async () => {
  const open = async (error: Error) =>
    (await openPhone('ios', { 'NativeBiometric.getSecureData': error }).shell.lock?.open({ title: '', cancel: '' }))
      ?.kind;
  const refused = (code: string, text: string) => Object.assign(new Error(text), { code });

  expect(await open(refused('16', 'User cancelled'))).toBe('closed');
  expect(await open(refused('21', 'No protected data found'))).toBe('gone');
  const { shell } = openPhone('ios', { 'NativeBiometric.setData': new Error('no passcode') });
  expect(await shell.lock?.keep('token')).toBe(false);
});

it('never throws for what has no result', async () => {
  const { shell } = openPhone('ios', { 'Haptics.impact': new Error('no motor') });

  expect(() => shell.vibrate?.('tap')).not.toThrow();
});
