import type { PushSettings } from '../push/push-settings.ts';

interface Sending {
  readonly mailFrom: string;
  readonly alarmEmail: string;
  readonly push: PushSettings;
  readonly mediaStore: 'disk' | 's3';
  readonly s3: { readonly accessKey: string; readonly secretKey: string };
}
type Fail = (name: string, wanted: string) => never;

const address = /^[^<>\s@]+@[^<>\s@]+$/;
const namedAddress = /^[^<>]*<[^<>\s@]+@[^<>\s@]+>$/;
/** Bytes of a point of P-256, and of its private key. */
const vapidBytes = { public: 65, private: 32 };

/** Refuses settings that would fail later, at the first mail, push or file. */
export function refuseUnusable({ mailFrom, alarmEmail, push, mediaStore, s3 }: Sending, fail: Fail): void {
  if (!address.test(mailFrom) && !namedAddress.test(mailFrom))
    fail('MAIL_FROM', 'must be an address such as Peonia <hello@example.com>');
  if (alarmEmail !== '' && !address.test(alarmEmail)) fail('ALARM_EMAIL', 'must be an address');
  refusePush(push, fail);
  if (mediaStore === 's3' && (s3.accessKey === '' || s3.secretKey === ''))
    fail(s3.accessKey === '' ? 'S3_ACCESS_KEY' : 'S3_SECRET_KEY', 'must be set for MEDIA_STORE=s3');
}

function refusePush({ publicKey, privateKey, subject }: PushSettings, fail: Fail): void {
  const bytesOf = (key: string) => Buffer.from(key, 'base64url').length;
  if (publicKey === '' && privateKey === '') return;
  if (bytesOf(publicKey) !== vapidBytes.public) fail('VAPID_PUBLIC', 'must be the public key of a pair');
  if (bytesOf(privateKey) !== vapidBytes.private) fail('VAPID_PRIVATE', 'must be the private key of the pair');
  if (subject !== '' && !/^(?:mailto:|https:\/\/)/.test(subject))
    fail('VAPID_SUBJECT', 'must begin with mailto: or https:');
}
