import { allOrNone, settingsGroup } from '../config/settings.ts';
import { isPrivateKey, readServiceAccount, type ServiceAccount } from '../outgoing/google-access-tokens.ts';

/** Push services of the mobile systems; one without its keys is switched off. */
export interface NativePushSettings {
  readonly fcm: FcmSettings | null;
  readonly apns: ApnsSettings | null;
}

export interface FcmSettings extends ServiceAccount {
  readonly endpoint: string;
}

export interface ApnsSettings {
  readonly endpoint: string;
  readonly keyId: string;
  readonly teamId: string;
  /** Bundle id of the app. */
  readonly topic: string;
  readonly privateKey: string;
}

const settings = [
  {
    name: 'FCM_SERVICE_ACCOUNT',
    fallback: '',
    meaning:
      'JSON key of a Google service account that may send messages, on one line; empty switches push to the Android app off.',
  },
  {
    name: 'FCM_ENDPOINT',
    fallback: 'https://fcm.googleapis.com',
    meaning: 'Address of Firebase Cloud Messaging; another one for tests. Production refuses any but the live one.',
  },
  {
    name: 'APNS_KEY',
    fallback: '',
    meaning:
      'Key of Apple’s push service, `.p8`, `\\n` for line ends; push to the iPhone app is off while this and the three below are empty.',
  },
  { name: 'APNS_KEY_ID', fallback: '', meaning: 'Id of this key, 10 characters.' },
  { name: 'APNS_TEAM_ID', fallback: '', meaning: 'Id of the team that the key belongs to, 10 characters.' },
  { name: 'APNS_TOPIC', fallback: '', meaning: 'Bundle id of the app, such as `com.example.app`.' },
  {
    name: 'APNS_ENDPOINT',
    fallback: 'https://api.push.apple.com',
    meaning:
      'Address of Apple’s push service; `https://api.sandbox.push.apple.com` for builds of developers, another one for tests.',
  },
] as const;

const endpoints = {
  FCM_ENDPOINT: ['https://fcm.googleapis.com'],
  APNS_ENDPOINT: ['https://api.push.apple.com', 'https://api.sandbox.push.apple.com'],
} as const;

export const nativePushSettings = settingsGroup(settings, (reader): NativePushSettings => {
  const { text, url, fail, isProduction } = reader;
  const endpoint = (name: keyof typeof endpoints) => {
    const address = url(name, ['https', 'http']);
    if (isProduction && !endpoints[name].some((live) => live === address)) fail(name, 'must be the live address');
    return address;
  };
  const account = text('FCM_SERVICE_ACCOUNT');
  allOrNone(reader, ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC']);
  const apnsKey = text('APNS_KEY').replaceAll('\\n', '\n');
  if (apnsKey !== '' && !isPrivateKey(apnsKey)) fail('APNS_KEY', 'must be a private key, PEM');
  const fcm = account === '' ? null : readServiceAccount(account);
  if (account !== '' && fcm === null) fail('FCM_SERVICE_ACCOUNT', 'must be the JSON key of a service account');
  return {
    fcm: fcm === null ? null : { endpoint: endpoint('FCM_ENDPOINT'), ...fcm },
    apns:
      apnsKey === ''
        ? null
        : {
            endpoint: endpoint('APNS_ENDPOINT'),
            keyId: text('APNS_KEY_ID'),
            teamId: text('APNS_TEAM_ID'),
            topic: text('APNS_TOPIC'),
            privateKey: apnsKey,
          },
  };
});
