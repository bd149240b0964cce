import type { MobilePlatform, PushOutcome } from '../../../platform/push/mobile-push.ts';
import type { NativePush } from '../../../platform/push/native-push.ts';
import type { Push } from '../../../platform/push/push.ts';
import type { DeviceTarget } from './push-subscription.sql.ts';

/** What a device shows. */
interface ShownPush {
  readonly title: string;
  readonly body: string;
  /** Path that a tap opens. */
  readonly url: string;
  readonly tag: string;
}

interface Life {
  readonly ttlSeconds: number;
  readonly isUrgent: boolean;
}

export interface PushServices {
  readonly push: Push;
  readonly native: NativePush;
}

export function isAnyPushOn({ push, native }: PushServices): boolean {
  return push.publicKey !== null || native.isOn('android') || native.isOn('ios');
}

/** Sends to the push service of the device: encrypted for browsers, readable by the services of mobile systems. */
export function deliverPush(
  { push, native }: PushServices,
  { platform, ...target }: DeviceTarget,
  { url, ...shown }: ShownPush,
  life: Life,
): Promise<PushOutcome> {
  if (isMobile(platform)) return native.send(platform, target.endpoint, { ...shown, path: url, ...life });
  return push.send(target, { text: JSON.stringify({ ...shown, url }), topic: shown.tag, ...life });
}

export function isMobile(platform: DeviceTarget['platform']): platform is MobilePlatform {
  return platform !== 'web';
}
