import { expect, it } from 'vitest';
import { openNative } from './native.ts';

it('is absent in a browser', () => {
  expect(openNative({})).toBeNull();
});

it('finds the platform before the script of the native side has run', async () => {
  const page: Record<string, unknown> = { androidBridge: {} };
  const native = openNative(page);
  await expect(native?.call('App', 'getInfo')).rejects.toThrow('not there');
  page['Capacitor'] = { nativePromise: async (plugin: string, method: string) => `${plugin}.${method}` };

  expect([native?.platform, await native?.call('App', 'getInfo')]).toEqual(['android', 'App.getInfo']);
});

it('knows an iPhone by its message handler', () => {
  expect(openNative({ webkit: { messageHandlers: { bridge: {} } } })?.platform).toBe('ios');
});
