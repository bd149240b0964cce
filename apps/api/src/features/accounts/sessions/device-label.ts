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
 * "Chrome, Windows" of a User-Agent header, for the list of sessions; brand names need no translation. Null where it
 * says nothing.
 */
export function deviceLabel(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 400);
  const named = [browsers, systems].flatMap((list) => list.find(([mark]) => mark.test(text))?.[1] ?? []);
  return named.length === 0 ? null : named.join(', ');
}
