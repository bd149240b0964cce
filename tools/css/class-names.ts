/** The class names that selectors of a stylesheet mention, sorted. Comments, values and keyframes are left out. */
export function classNamesOf(css: string): readonly string[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"|'[^']*'/g, "''");
  const names = new Set<string>();
  // The text before an opening brace is a selector or an at-rule; numbers such as .5 begin with no letter.
  for (const [, head = ''] of bare.matchAll(/([^{};]*)\{/g)) {
    if (/^\s*@(?!scope)/.test(head)) continue;
    for (const [, name = ''] of head.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
  }
  return [...names].toSorted();
}
