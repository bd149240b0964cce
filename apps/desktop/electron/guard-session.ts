import type { Session } from 'electron';
import { mayUse } from '../src/pages/may-use.ts';
import type { ClientConfig } from '../src/settings/read-config.ts';

/** Permissions by the client's rule; no screen is ever shared, and no device is ever opened. */
export function guardSession(session: Session, { origin, dictionaries }: ClientConfig): void {
  session.setPermissionRequestHandler((contents, permission, callback, details) => {
    const { requestingUrl: address, isMainFrame } = details;
    callback(mayUse({ permission, address: address || contents.getURL(), isMainFrame }, origin));
  });
  session.setPermissionCheckHandler((_, permission, requestingOrigin, { isMainFrame }) =>
    mayUse({ permission, address: requestingOrigin, isMainFrame }, origin),
  );
  session.setDevicePermissionHandler(() => false);
  // Answered without a stream: `getDisplayMedia` rejects.
  session.setDisplayMediaRequestHandler((_, callback) => callback({}));
  if (dictionaries !== '') session.setSpellCheckerDictionaryDownloadURL(dictionaries);
}
