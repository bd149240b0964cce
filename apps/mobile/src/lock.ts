import type { ShellLock, ShellLockResult } from '@peonia/contract/protocol/app-shell.ts';
import type { Native } from './native.ts';

const plugin = 'NativeBiometric';
const key = 'session';
/** The secret is lost when another finger or face is added to the phone. */
const presentOwnersOnly = 1;
/** Of the plugin: there is nothing, or nothing that could be opened any more. */
const nothingThere = '21';

/** Keychain and Keystore by the plugin `@capgo/capacitor-native-biometric`. */
export function openLock(native: Native): ShellLock {
  return {
    async isAvailable() {
      const reply = await native.call(plugin, 'isAvailable', { useFallback: false }).catch(() => null);
      return (reply as { isAvailable?: unknown } | null)?.isAvailable === true;
    },
    keep: (value) =>
      native.call(plugin, 'setData', { key, value, accessControl: presentOwnersOnly }).then(
        () => true,
        () => false,
      ),
    open: ({ title, cancel }) =>
      native
        .call(plugin, 'getSecureData', { key, title, reason: title, negativeButtonText: cancel })
        .then(resultOf, failureOf),
    drop: () =>
      native.call(plugin, 'deleteData', { key }).then(
        () => {},
        () => {},
      ),
  };
}

function resultOf(reply: unknown): ShellLockResult {
  const { value } = (reply ?? {}) as { value?: unknown };
  return typeof value === 'string' && value !== '' ? { kind: 'open', secret: value } : { kind: 'gone' };
}

function failureOf(error: unknown): ShellLockResult {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return { kind: code === nothingThere || /no protected|invalidated|not found/i.test(message) ? 'gone' : 'closed' };
}
