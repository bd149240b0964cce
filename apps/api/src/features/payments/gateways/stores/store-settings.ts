import { allOrNone, type SettingReader } from '../../../../platform/config/settings.ts';
import {
  isPrivateKey,
  readServiceAccount,
  type ServiceAccount,
} from '../../../../platform/outgoing/google-access-tokens.ts';

/** Stores that sell gold and VIP inside of the mobile app. */
export interface StoreSettings {
  readonly google: GooglePlaySettings | null;
  readonly apple: AppStoreSettings | null;
  /** Members whose test purchases count; `all` outside of production. */
  readonly testers: ReadonlySet<number> | 'all';
}

export interface GooglePlaySettings {
  readonly endpoint: string;
  readonly packageName: string;
  readonly serviceAccount: ServiceAccount;
  /** What the tokens of Pub/Sub must be for, and whose they must be. */
  readonly pushAudience: string;
  readonly pushAccount: string;
  /** Address of Google's public keys. */
  readonly keysUrl: string;
}

export interface AppStoreSettings {
  readonly endpoint: string;
  /** Where test purchases are known. */
  readonly sandboxEndpoint: string;
  readonly bundleId: string;
  readonly issuerId: string;
  readonly keyId: string;
  readonly privateKey: string;
  /** SHA-256 of the root certificate, hexadecimal with colons. */
  readonly rootFingerprint: string;
}

export const storeSettings = [
  {
    name: 'GOOGLE_PLAY_PACKAGE',
    fallback: '',
    meaning:
      'Application id of the Android app, such as `com.example.app`; it is switched off while package, account and audience are empty. Pub/Sub pushes its notifications to PUBLIC_URL/v1/payment/google/notices.',
  },
  {
    name: 'GOOGLE_PLAY_SERVICE_ACCOUNT',
    fallback: '',
    meaning: 'JSON key, on one line, of a service account that may see and manage orders of the app.',
  },
  {
    name: 'GOOGLE_PLAY_PUSH_AUDIENCE',
    fallback: '',
    meaning: 'Audience of the tokens with which Pub/Sub signs in, as the subscription states it.',
  },
  {
    name: 'GOOGLE_PLAY_PUSH_ACCOUNT',
    fallback: '',
    meaning: 'E-mail address of the service account with which Pub/Sub signs in.',
  },
  {
    name: 'GOOGLE_PLAY_ENDPOINT',
    fallback: 'https://androidpublisher.googleapis.com',
    meaning: 'Address of the interface; another one for tests. Production refuses any but the live one.',
  },
  {
    name: 'GOOGLE_PLAY_KEYS_URL',
    fallback: 'https://www.googleapis.com/oauth2/v3/certs',
    meaning: 'Public keys that verify tokens of Pub/Sub; others for tests. Production refuses any but the live ones.',
  },
  {
    name: 'APP_STORE_BUNDLE',
    fallback: '',
    meaning:
      'Bundle id of the iPhone app; they are switched off while bundle, issuer and key are empty. Its notifications, version 2, go to PUBLIC_URL/v1/payment/apple/notices.',
  },
  { name: 'APP_STORE_ISSUER', fallback: '', meaning: 'Issuer id of App Store Connect.' },
  { name: 'APP_STORE_KEY_ID', fallback: '', meaning: 'Id of the key for in-app purchases, 10 characters.' },
  { name: 'APP_STORE_KEY', fallback: '', meaning: 'This key, `.p8`, `\\n` for line ends.' },
  {
    name: 'APP_STORE_ENDPOINT',
    fallback: 'https://api.storekit.apple.com',
    meaning: 'Address of the App Store Server API; another one for tests. Production refuses any but the live one.',
  },
  {
    name: 'APP_STORE_SANDBOX_ENDPOINT',
    fallback: 'https://api.storekit-sandbox.apple.com',
    meaning: 'Address of the same for test purchases; another one for tests. Production refuses any but the live one.',
  },
  {
    name: 'APP_STORE_ROOT',
    fallback: '63:34:3A:BF:B8:9A:6A:03:EB:B5:7E:9B:3F:5F:A7:BE:7C:4F:5C:75:6F:30:17:B3:A8:C4:88:C3:65:3E:91:79',
    meaning:
      'SHA-256 fingerprint of the certificate that signatures of the App Store lead to: Apple Root CA G3. Production refuses any other.',
  },
  {
    name: 'STORE_TESTERS',
    fallback: '',
    meaning:
      'Numbers of members, with commas, whose test purchases in the stores count like others, such as the account for the reviewers. `all` outside of production.',
  },
] as const;

type Name = (typeof storeSettings)[number]['name'];
type Reader = SettingReader<Name>;

const live = Object.fromEntries(
  storeSettings.flatMap(({ name, fallback }) =>
    /_(?:ENDPOINT|URL|ROOT)$/.test(name) ? [[name, fallback] as const] : [],
  ),
);

const googleNames = [
  'GOOGLE_PLAY_PACKAGE',
  'GOOGLE_PLAY_SERVICE_ACCOUNT',
  'GOOGLE_PLAY_PUSH_AUDIENCE',
  'GOOGLE_PLAY_PUSH_ACCOUNT',
] as const;
const appleNames = ['APP_STORE_BUNDLE', 'APP_STORE_ISSUER', 'APP_STORE_KEY_ID', 'APP_STORE_KEY'] as const;

/** Reads the stores. A store that has some of its keys must have them all. */
export function readStoreSettings(reader: Reader): StoreSettings {
  return {
    google: allOrNone(reader, googleNames) ? readGooglePlay(reader) : null,
    apple: allOrNone(reader, appleNames) ? readAppStore(reader) : null,
    testers: readTesters(reader),
  };
}

function readGooglePlay(reader: Reader): GooglePlaySettings {
  const { text, fail } = reader;
  const serviceAccount = readServiceAccount(text('GOOGLE_PLAY_SERVICE_ACCOUNT'));
  if (serviceAccount === null) return fail('GOOGLE_PLAY_SERVICE_ACCOUNT', 'must be the JSON key of a service account');
  return {
    endpoint: liveAddress(reader, 'GOOGLE_PLAY_ENDPOINT'),
    packageName: text('GOOGLE_PLAY_PACKAGE'),
    serviceAccount,
    pushAudience: text('GOOGLE_PLAY_PUSH_AUDIENCE'),
    pushAccount: text('GOOGLE_PLAY_PUSH_ACCOUNT'),
    keysUrl: liveAddress(reader, 'GOOGLE_PLAY_KEYS_URL'),
  };
}

function readAppStore(reader: Reader): AppStoreSettings {
  const { text, fail, isProduction } = reader;
  const privateKey = text('APP_STORE_KEY').replaceAll('\\n', '\n');
  if (!isPrivateKey(privateKey)) fail('APP_STORE_KEY', 'must be a private key, PEM');
  const rootFingerprint = text('APP_STORE_ROOT').toUpperCase();
  if (!/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(rootFingerprint))
    fail('APP_STORE_ROOT', 'must be 32 hexadecimal bytes with colons');
  if (isProduction && rootFingerprint !== live['APP_STORE_ROOT'])
    fail('APP_STORE_ROOT', 'must be the root certificate of Apple in production');
  return {
    endpoint: liveAddress(reader, 'APP_STORE_ENDPOINT'),
    sandboxEndpoint: liveAddress(reader, 'APP_STORE_SANDBOX_ENDPOINT'),
    bundleId: text('APP_STORE_BUNDLE'),
    issuerId: text('APP_STORE_ISSUER'),
    keyId: text('APP_STORE_KEY_ID'),
    privateKey,
    rootFingerprint,
  };
}

function readTesters({ text, fail, isProduction }: Reader): StoreSettings['testers'] {
  const testers = text('STORE_TESTERS');
  if (testers === 'all') return isProduction ? fail('STORE_TESTERS', 'must name members in production') : 'all';
  const numbers = testers === '' ? [] : testers.split(',').map((number) => number.trim());
  if (!numbers.every((number) => /^[1-9][0-9]{0,14}$/.test(number)))
    fail('STORE_TESTERS', 'must be numbers of members with commas');
  return new Set(numbers.map(Number));
}

/** Production asks the stores themselves, and nobody in between. */
function liveAddress({ url, fail, isProduction }: Reader, name: Name): string {
  const address = url(name, ['https', 'http']);
  return isProduction && address !== live[name] ? fail(name, 'must be the live address in production') : address;
}
