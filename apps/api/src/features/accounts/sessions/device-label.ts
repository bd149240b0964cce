const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/Electron/, 'Desktop app'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * Browser and system of a User-Agent header, such as "Chrome, Windows", for the session list. Brand names are not
 * translated. Returns null if neither is recognized.
 */
export function deviceLabel(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 400);
  const named = [browsers, systems].flatMap((list) => list.find(([mark]) => mark.test(text))?.[1] ?? []);
  return named.length === 0 ? null : named.join(', ');
}
