/**
 * Has this account been erased, or is it being erased? A condition for other features' queries: rows of theirs may be
 * gone by then.
 */
export function wasErased(id: string): string {
  return `exists (select 1 from account erased where erased.id = ${id} and erased.status in ('erasing', 'erased'))`;
}
