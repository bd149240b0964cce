/** Place of the page in the visit: the router numbers its history entries, and 0 is the first. */
export function historyPlace(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}
