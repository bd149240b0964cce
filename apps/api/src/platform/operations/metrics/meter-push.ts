import { mobilePlatforms } from '../../push/mobile-push.ts';
import type { NativePush } from '../../push/native-push.ts';
import type { Push } from '../../push/push.ts';
import type { Sms } from '../../sms/sms.ts';
import type { Metrics } from './metrics.ts';

/** The same push port, with its results counted. */
export function meterPush(push: Push, metrics: Metrics): Push {
  const pushes = metrics.addCounter('pushes_total', 'Push messages: sent, gone (expired) or failed.', ['outcome']);
  for (const outcome of ['sent', 'gone', 'failed']) pushes.inc({ outcome }, 0);
  return {
    ...push,
    async send(target, message) {
      const outcome = await push.send(target, message);
      pushes.inc({ outcome });
      return outcome;
    },
  };
}

/** The same port of native push, with its results counted. */
export function meterNativePush(native: NativePush, metrics: Metrics): NativePush {
  const pushes = metrics.addCounter(
    'native_pushes_total',
    'Push messages to the mobile app: sent, gone (removed) or failed.',
    ['platform', 'outcome'],
  );
  for (const platform of mobilePlatforms)
    for (const outcome of ['sent', 'gone', 'failed']) pushes.inc({ platform, outcome }, 0);
  return {
    ...native,
    async send(platform, token, message) {
      const outcome = await native.send(platform, token, message);
      pushes.inc({ platform, outcome });
      return outcome;
    },
  };
}

/** The same port of text messages, with its results counted. */
export function meterSms(sms: Sms, metrics: Metrics): Sms {
  const texts = metrics.addCounter('text_messages_total', 'Text messages given to the gateway: sent or failed.', [
    'outcome',
  ]);
  for (const outcome of ['sent', 'failed']) texts.inc({ outcome }, 0);
  return {
    async send(to, text) {
      await sms.send(to, text).catch((error: unknown) => {
        texts.inc({ outcome: 'failed' });
        throw error;
      });
      texts.inc({ outcome: 'sent' });
    },
  };
}
