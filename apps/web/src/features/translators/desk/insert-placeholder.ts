/** Inserts a placeholder at the caret or over the selection. Returns the text and the new caret position. */
export function insertPlaceholder(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  mark: string,
): { text: string; caret: number } {
  return { text: `${text.slice(0, start)}${mark}${text.slice(end)}`, caret: start + mark.length };
}
