const longest = 100;

/**
 * The name of a file as it may be said back to who sent it: without folders, without characters that are not seen or
 * that turn the direction of the text (a name may claim to end in .jpg by them), and of bounded length. It is never
 * used for anything else.
 */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const seen = last.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...seen].slice(0, longest).join('') || '?';
}
