import type { Page } from '@playwright/test';
import { bundleBridge } from '../../tools/mobile/bundle-bridge.ts';

type AskVault = (method: string, value?: string) => Promise<{ rejects?: string }>;

interface NativeSide {
  readonly calls: string[];
  happen(event: string, data?: object): void;
}

/** Opens the pages of a window inside the Android app: its own bridge, on a double of the native side. */
export async function enterMobileApp(page: Page, pushToken: string): Promise<void> {
  await page.addInitScript((token) => {
    const calls: string[] = [];
    const listeners = new Map<string, ((data?: object) => void)[]>();
    const emit = (event: string, data?: object) => {
      for (const listener of listeners.get(event) ?? []) listener(data);
    };
    const replies: Record<string, object> = {
      'PushNotifications.checkPermissions': { receive: 'granted' },
      'PushNotifications.requestPermissions': { receive: 'granted' },
    };
    Object.assign(window, {
      androidBridge: {},
      nativeSide: { calls, happen: emit },
      Capacitor: {
        async nativePromise(plugin: string, method: string, options: object) {
          const name = `${plugin}.${method}`;
          calls.push(name);
          const sell = (window as unknown as { sellInStore?: (options: object) => Promise<object> }).sellInStore;
          if (plugin === 'NativePurchases' && sell !== undefined) return sell({ method, ...options });
          const ask = (window as unknown as { askVault?: AskVault }).askVault;
          if (plugin === 'NativeBiometric' && ask !== undefined) {
            const reply = await ask(method, (options as { value?: string }).value);
            if (reply.rejects === undefined) return reply;
            throw Object.assign(new Error('Not opened'), { code: reply.rejects });
          }
          if (name === 'PushNotifications.register')
            setTimeout(() => emit('PushNotifications.registration', { value: token }));
          return replies[name] ?? {};
        },
        addListener(plugin: string, event: string, listener: (data?: object) => void) {
          const name = `${plugin}.${event}`;
          listeners.set(name, [...(listeners.get(name) ?? []), listener]);
          const { takeKept } = window as unknown as { takeKept?: (name: string) => Promise<object | null> };
          void takeKept?.(name).then((data) => data !== null && listener(data));
        },
      },
    });
  }, pushToken);
  await page.addInitScript({ content: await bundleBridge('1.0.0') });
}

/** Lets the app be started by something, such as a pressed notification: the native side keeps it for one listener. */
export async function startAppBy(page: Page, event: string, data: object): Promise<void> {
  let kept: object | null = data;
  await page.exposeFunction('takeKept', (name: string) => {
    const taken = name === event ? kept : null;
    if (taken !== null) kept = null;
    return taken;
  });
}

/** Lets something happen on the native side, such as a press of the back button. */
export async function happen(page: Page, event: string, data?: object): Promise<void> {
  await page.evaluate(
    ([name, value]) => (window as unknown as { nativeSide: NativeSide }).nativeSide.happen(name, value),
    [event, data] as const,
  );
}

/** What the page has asked of the native side since it was loaded. */
export function nativeCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { nativeSide: NativeSide }).nativeSide.calls);
}
