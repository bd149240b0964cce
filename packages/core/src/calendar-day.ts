/** A calendar day without a zone: `YYYY-MM-DD`. */
export type CalendarDay = string;

/** The UTC calendar day of an instant. */
export function dayOf(instant: Date): CalendarDay {
  return instant.toISOString().slice(0, 10);
}

/** True for a day that exists: refuses 2001-02-30, which Date would roll over. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = startOf(text);
  return !Number.isNaN(instant.getTime()) && dayOf(instant) === text;
}

export function daysBetween(from: CalendarDay, until: CalendarDay): number {
  return Math.round((startOf(until).getTime() - startOf(from).getTime()) / 86_400_000);
}

/** The day some days later, or earlier with a negative number. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const instant = startOf(day);
  instant.setUTCDate(instant.getUTCDate() + days);
  return dayOf(instant);
}

/** The first instant of a day in UTC. */
export function startOf(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
