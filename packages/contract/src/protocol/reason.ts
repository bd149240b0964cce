/** Characters of a reason that is kept with an act. */
export const reasonLength = { min: 5, max: 500 } as const;

/** Whether a text is long enough to be a reason. Spaces around it do not count. */
export function isReason(text: string): boolean {
  return text.trim().length >= reasonLength.min;
}
