/**
 * The native side as Capacitor publishes it to the page. The only module that knows its global; it imports no package,
 * because the native programs inject it.
 */
export interface Native {
  readonly platform: 'android' | 'ios';
  /** Calls a method of a plugin. Rejects if the plugin refuses, or is not part of the app. */
  call(plugin: string, method: string, options?: object): Promise<unknown>;
  /** Calls back for each event of a plugin. */
  listen(plugin: string, event: string, listener: (data: unknown) => void): void;
}

interface Capacitor {
  nativePromise(plugin: string, method: string, options: object): Promise<unknown>;
  addListener(plugin: string, event: string, listener: (data: unknown) => void): unknown;
}

interface NativeWindow {
  readonly Capacitor?: Partial<Capacitor>;
  readonly androidBridge?: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly bridge?: unknown } };
}

/** Null outside of the app. Capacitor's own script may run later than this one: it is looked up at each call. */
export function openNative(page: unknown): Native | null {
  const window = page as NativeWindow;
  const platform = platformOf(window);
  if (platform === null) return null;
  const capacitor = () => window.Capacitor ?? {};
  return {
    platform,
    async call(plugin, method, options = {}) {
      const { nativePromise } = capacitor();
      if (nativePromise === undefined) throw new Error('The native side is not there');
      return nativePromise(plugin, method, options);
    },
    listen(plugin, event, listener) {
      capacitor().addListener?.(plugin, event, listener);
    },
  };
}

function platformOf({ androidBridge, webkit }: NativeWindow): Native['platform'] | null {
  if (androidBridge !== undefined) return 'android';
  return webkit?.messageHandlers?.bridge === undefined ? null : 'ios';
}
