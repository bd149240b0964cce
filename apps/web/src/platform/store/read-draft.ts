/**
 * Fields of a form from its stored draft. A field that is missing, or of another type than the form begins with, stays
 * as the form begins: the draft may be of an earlier version of the program. What begins as null may become anything.
 */
export function readDraft<Fields extends object>(draft: string, start: Fields): Fields {
  if (draft === '') return start;
  try {
    const stored = JSON.parse(draft) as Partial<Record<string, unknown>> | null;
    const kept = Object.entries(start).map(([name, value]) => {
      const written = stored?.[name];
      return [name, written !== undefined && (value === null || kindOf(written) === kindOf(value)) ? written : value];
    });
    return Object.fromEntries(kept) as Fields;
  } catch {
    return start;
  }
}

/** The draft to store; empty for a form that is as it begins. */
export function writeDraft<Fields extends object>(fields: Fields, start: Fields): string {
  const draft = JSON.stringify(fields);
  return draft === JSON.stringify(start) ? '' : draft;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
