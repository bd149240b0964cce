type CaseId = number | string;

const KEPT = 'app.cases';
/** Visits whose case is remembered; older ones open with the first case of their queue again. */
const MOST = 50;

let cases: Map<string, CaseId> | null = null;

/** The case that was open at the end of a visit of a queue, so that "back" and a reload return to it. */
export function openCaseOf(visit: string): CaseId | null {
  return remembered().get(visit) ?? null;
}

/** Remembers which case a visit has open; null for the list alone. */
export function rememberCase(visit: string, id: CaseId | null): void {
  const all = remembered();
  all.delete(visit);
  if (id !== null) all.set(visit, id);
  for (const [oldest] of all) {
    if (all.size <= MOST) break;
    all.delete(oldest);
  }
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...all]));
  } catch {
    // Storage is blocked: only a reload forgets the case.
  }
}

function remembered(): Map<string, CaseId> {
  cases ??= read();
  return cases;
}

function read(): Map<string, CaseId> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    return new Map(stored as readonly [string, CaseId][]);
  } catch {
    return new Map();
  }
}
