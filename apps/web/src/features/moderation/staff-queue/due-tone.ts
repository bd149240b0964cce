export type DueTone = 'early' | 'near' | 'over';

/** Share of the time to the target after which a case is near it. */
const NEAR_SHARE = 0.8;

/** How the age of a case stands against its target. */
export function dueTone({ since, due, now }: Readonly<Record<'since' | 'due' | 'now', Date>>): DueTone {
  if (now >= due) return 'over';
  const [start, end] = [since.getTime(), due.getTime()];
  return now.getTime() >= start + (end - start) * NEAR_SHARE ? 'near' : 'early';
}
