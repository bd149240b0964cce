const longest = 100;

/**
 * The file name as it may be shown to its sender: without folders, invisible characters and direction overrides, and of
 * bounded length. Used for nothing else.
 */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const seen = last.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...seen].slice(0, longest).join('') || '?';
}
