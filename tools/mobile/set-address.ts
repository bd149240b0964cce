import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the native projects name the site; the capture is what stays. */
const places = [
  { file: 'capacitor.config.json', pattern: /("url": ")[^"]*(?=")/, isOrigin: true },
  { file: 'android/app/src/main/res/values/strings.xml', pattern: /(<string name="app_host">)[^<]*(?=<)/ },
  { file: 'ios/App/App/App.entitlements', pattern: /(<string>applinks:)[^<]*(?=<)/ },
  { file: 'ios/App/App/App.entitlements', pattern: /(<string>webcredentials:)[^<]*(?=<)/ },
  { file: 'ios/App/App/Info.plist', pattern: /(<key>WKAppBoundDomains<\/key>\s*<array>\s*<string>)[^<]*(?=<)/ },
] as const;

/** Sets the site that the app opens. Throws for anything but an https origin. */
export function setAddress(folder: string, address: string): void {
  const site = URL.canParse(address) ? new URL(address) : null;
  if (site === null || site.protocol !== 'https:' || site.origin !== address.replace(/\/$/, ''))
    throw new Error(`${address} is not the address of a site, such as https://example.com`);
  for (const place of places) {
    const file = join(folder, place.file);
    const before = readFileSync(file, 'utf8');
    if (!place.pattern.test(before)) throw new Error(`${place.file} does not name the site where it should`);
    const value = 'isOrigin' in place ? site.origin : site.host;
    writeFileSync(
      file,
      before.replace(place.pattern, (_whole, kept: string) => kept + value),
    );
  }
}
