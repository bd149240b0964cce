/**
 * Dictionaries for these languages: the very one, else one of the same language. `wanted` is in the order of
 * preference; languages without a dictionary, such as Chinese, are left out.
 */
export function chooseSpelling(wanted: readonly string[], available: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const code of wanted) {
    const same = available.find((one) => one.toLowerCase() === code.toLowerCase());
    const isKnown = found.some((one) => languageOf(one) === languageOf(code));
    const next = same ?? (isKnown ? undefined : available.find((one) => languageOf(one) === languageOf(code)));
    if (next !== undefined && !found.includes(next)) found.push(next);
  }
  return found;
}

function languageOf(code: string): string {
  return code.split('-')[0]?.toLowerCase() ?? '';
}
