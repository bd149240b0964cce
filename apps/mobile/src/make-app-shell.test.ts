import { expect, it } from 'vitest';
import { makeAppShell } from './make-app-shell.ts';
import type { Native } from './native.ts';

/** The plugins of a phone, and what they were asked. */
function openPhone(platform: Native['platform'], replies: Readonly<Record<string, unknown>> = {}) {
  const calls: string[] = [];
  const loaded: string[] = [];
  const listeners = new Map<string, (data: unknown) => void>();
  const native: Native = {
    platform,
    async call(plugin, method) {
      const name = `${plugin}.${method}`;
      calls.push(name);
      const reply = replies[name];
      if (reply instanceof Error) throw reply;
      return reply;
    },
    listen: (plugin, event, listener) => void listeners.set(`${plugin}.${event}`, listener),
  };
  const shell = makeAppShell(native, {
    version: '1.2.0',
    site: { origin: 'https://members.example.test', load: (path) => loaded.push(path) },
    channelNames: async () => ['Messages', 'Calls'],
  });
  return { calls, loaded, shell, happen: (event: string, data?: unknown) => listeners.get(event)?.(data) };
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

it('has no token without permission, and does not wait for one', async () => {
  const { shell } = openPhone('ios', { 'PushNotifications.checkPermissions': { receive: 'denied' } });

  expect(await shell.pushes?.readToken()).toBeNull();
});

it('resolves a share to whether it was made', async () => {
  const content = { title: 'Anna', url: 'https://members.example.test/profile/7' };
  const [shared, closed] = [openPhone('ios'), openPhone('ios', { 'Share.share': new Error('Share canceled') })];

  expect([await shared.shell.share?.(content), await closed.shell.share?.(content)]).toEqual([true, false]);
});

it('never throws for what has no result', async () => {
  const { shell } = openPhone('ios', { 'Haptics.impact': new Error('no motor') });

  expect(() => shell.vibrate?.('tap')).not.toThrow();
});
