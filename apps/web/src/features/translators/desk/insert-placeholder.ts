/**
 * Puts a mark where the caret stands, in the place of what is selected. Answers the text and where the caret stands
 * then.
 */
export function insertPlaceholder(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  mark: string,
): { text: string; caret: number } {
  return { text: `${text.slice(0, start)}${mark}${text.slice(end)}`, caret: start + mark.length };
}
