import { openApnsPush } from './apns-push.ts';
import { openFcmPush } from './fcm-push.ts';
import type { MobilePlatform, NativePushMessage, NativePushService, PushOutcome } from './mobile-push.ts';
import type { NativePushSettings } from './native-push-settings.ts';

/** The port of native push. */
export interface NativePush {
  isOn(platform: MobilePlatform): boolean;
  send(platform: MobilePlatform, token: string, message: NativePushMessage): Promise<PushOutcome>;
  close(): void;
}

export function openNativePush({ fcm, apns }: NativePushSettings): NativePush {
  const services: Readonly<Record<MobilePlatform, NativePushService | null>> = {
    android: fcm === null ? null : openFcmPush(fcm),
    ios: apns === null ? null : openApnsPush(apns),
  };
  return {
    isOn: (platform) => services[platform] !== null,
    async send(platform, token, message) {
      const service = services[platform];
      if (service === null) return 'failed';
      return service.send(token, message).catch(() => 'failed' as const);
    },
    close() {
      for (const service of Object.values(services)) service?.close();
    },
  };
}
