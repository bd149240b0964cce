export const pushSettings = [
  {
    name: 'VAPID_PUBLIC',
    fallback: '',
    meaning: 'Public key of web push; empty makes a pair in the data folder, in production it switches push off.',
  },
  { name: 'VAPID_PRIVATE', fallback: '', meaning: 'Private key of web push.' },
  {
    name: 'VAPID_SUBJECT',
    fallback: '',
    meaning: 'mailto: or https: address push services can reach you at; empty takes PUBLIC_URL.',
  },
  {
    name: 'PUSH_HOSTS',
    fallback: 'fcm.googleapis.com .push.services.mozilla.com .notify.windows.com .push.apple.com',
    meaning:
      'Push services that may be called; a leading dot takes every host below. Browsers name the address, so nothing else is.',
  },
] as const;

export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
  readonly hosts: readonly string[];
}
