import { appStoreApp, type AppStoreDouble } from './app-store-double.ts';
import { playApp, type GooglePlayDouble } from './google-play-double.ts';

/** Settings of a program whose stores are doubles. */
export function storeSettings(
  google: Pick<GooglePlayDouble, 'serviceAccount' | 'keysUrl' | 'address'>,
  apple: Pick<AppStoreDouble, 'privateKey' | 'address' | 'chain'>,
): Readonly<Record<string, string>> {
  return {
    GOOGLE_PLAY_PACKAGE: playApp.packageName,
    GOOGLE_PLAY_SERVICE_ACCOUNT: google.serviceAccount,
    GOOGLE_PLAY_PUSH_AUDIENCE: playApp.pushAudience,
    GOOGLE_PLAY_PUSH_ACCOUNT: playApp.pushAccount,
    GOOGLE_PLAY_ENDPOINT: google.address,
    GOOGLE_PLAY_KEYS_URL: google.keysUrl,
    APP_STORE_BUNDLE: appStoreApp.bundleId,
    APP_STORE_ISSUER: appStoreApp.issuerId,
    APP_STORE_KEY_ID: appStoreApp.keyId,
    APP_STORE_KEY: apple.privateKey.replaceAll('\n', '\\n'),
    APP_STORE_ENDPOINT: apple.address,
    APP_STORE_SANDBOX_ENDPOINT: apple.address,
    APP_STORE_ROOT: apple.chain.root,
  };
}
