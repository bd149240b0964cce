export const mobilePlatforms = ['android', 'ios'] as const;
export type MobilePlatform = (typeof mobilePlatforms)[number];

/** A notification for the mobile app. The push services can read it: it holds no message text. */
export interface NativePushMessage {
  readonly title: string;
  readonly body: string;
  /** Path that a tap opens. */
  readonly path: string;
  /** A newer one with the same tag replaces it. */
  readonly tag: string;
  readonly ttlSeconds: number;
  /** Wakes a sleeping device. */
  readonly isUrgent: boolean;
}

/** `gone`: the app was removed, or the token belongs to nobody; it must be deleted. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** One push service of a mobile system. */
export interface NativePushService {
  send(token: string, message: NativePushMessage): Promise<PushOutcome>;
  close(): void;
}
