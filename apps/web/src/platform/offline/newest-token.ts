import { readRenewed } from './device-database.ts';

/** Returns the token that the service worker has exchanged this one for, or this one. */
export async function newestToken(token: string): Promise<string> {
  // Blocked storage: no worker sends in the background either.
  const renewed = await readRenewed().catch(() => undefined);
  return renewed?.replaces === token ? renewed.token : token;
}
