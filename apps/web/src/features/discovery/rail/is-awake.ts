import { zoneOffsetMinutes } from '@peonia/i18n/local-time.ts';

/** Hours of a day, local time, in which people are taken to be awake. */
const RISE = 7;
const REST = 23;

/** Whether it is day at a place: from 7:00 to 22:59 there. False for an unknown time zone. */
export function isAwake(timeZone: string | null, now: Date): boolean {
  const offset = timeZone === null ? undefined : zoneOffsetMinutes(timeZone, now);
  if (offset === undefined) return false;
  const hour = new Date(now.getTime() + offset * 60_000).getUTCHours();
  return hour >= RISE && hour < REST;
}
