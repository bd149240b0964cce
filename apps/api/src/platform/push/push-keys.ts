import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpush from 'web-push';

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The configured key pair, else one stored in the data folder; null where push is off. */
export function readPushKeys(settings: PushKeys, { env, dataDir }: { env: string; dataDir: string }): PushKeys | null {
  if (settings.publicKey !== '' && settings.privateKey !== '')
    return { publicKey: settings.publicKey, privateKey: settings.privateKey };
  if (env === 'production') return null;
  const file = join(dataDir, 'vapid.json');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Processes that start together must share one pair: only the first creates the file.
    writeFileSync(file, JSON.stringify(webpush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
}
