/** Whether a text may have links or hashtags. Cheap, for pages that load `splitText` when it is needed. */
export function mayHaveMarks(text: string): boolean {
  return /[#＃]|:\/\/|www\./i.test(text);
}
