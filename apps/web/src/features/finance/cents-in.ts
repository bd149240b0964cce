/** Hundredths that were typed, with a comma or a point; 0 for anything else. */
export function centsIn(text: string): number {
  const typed = text.trim();
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : 0;
}
