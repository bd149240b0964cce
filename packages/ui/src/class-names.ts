/** Joins the class names that are there; undefined when none is, so that React writes no empty attribute. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
