/** Joins the truthy class names; undefined if there are none, so that React renders no empty attribute. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
