/** Up to two initials of a name: first and last word ("Jonas Weber" returns JW), one character for a one-word name. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s·・]+/u)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
