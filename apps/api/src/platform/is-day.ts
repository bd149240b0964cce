/** Whether a text of the form `2026-02-28` is a day of the calendar. */
export function isDay(text: string): boolean {
  return new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}
