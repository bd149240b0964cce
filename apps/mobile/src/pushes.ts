import type { ShellPushes, ShellPushPermission } from '@peonia/contract/protocol/app-shell.ts';
import type { Native } from './native.ts';
import { openSignal } from './signal.ts';

/** Android shows a push only in a channel that exists. */
const channels = [
  { id: 'notifications', importance: 4, visibility: 0 },
  { id: 'calls', importance: 5, visibility: 0, vibration: true },
] as const;

/** How long a login waits for the token. */
const waitMs = 2_000;

/** Native push. The token is asked for at each start once the member allowed it: systems replace tokens. */
export function openPushes(native: Native, readChannelNames: () => Promise<readonly string[]>): ShellPushes {
  const tokens = openSignal<string>();
  let permission: ShellPushPermission = 'default';
  let token: string | null = null;
  let isStopped = false;

  const register = async () => {
    if (native.platform === 'android') {
      const names = await readChannelNames();
      for (const [at, channel] of channels.entries())
        await native.call('PushNotifications', 'createChannel', { ...channel, name: names[at] ?? channel.id });
    }
    await native.call('PushNotifications', 'register');
  };
  const take = (reply: unknown) => {
    const { receive } = (reply ?? {}) as { receive?: unknown };
    permission = receive === 'granted' ? 'granted' : receive === 'denied' ? 'denied' : 'default';
    return permission;
  };
  const start = async () => {
    native.listen('PushNotifications', 'registration', (data) => {
      const { value } = (data ?? {}) as { value?: unknown };
      if (typeof value !== 'string' || value === '') return;
      token = value;
      tokens.emit(value);
    });
    if (take(await native.call('PushNotifications', 'checkPermissions')) === 'granted') await register();
  };
  const started = start().catch(() => {});

  return {
    permission: () => permission,
    async ask() {
      await started;
      if (take(await native.call('PushNotifications', 'requestPermissions')) === 'granted') await register();
      return permission;
    },
    async readToken() {
      await started;
      if (isStopped && permission === 'granted') await register();
      isStopped = false;
      if (token !== null || permission !== 'granted') return token;
      return new Promise((resolve) => {
        const stop = tokens.listen((next) => {
          stop();
          resolve(next);
        });
        setTimeout(() => {
          stop();
          resolve(token);
        }, waitMs);
      });
    },
    onToken(listener) {
      if (token !== null) listener(token);
      return tokens.listen(listener);
    },
    clear: () => void native.call('PushNotifications', 'removeAllDeliveredNotifications').catch(() => {}),
    async stop() {
      await started;
      token = null;
      isStopped = true;
      await native.call('PushNotifications', 'unregister').catch(() => {});
    },
  };
}
