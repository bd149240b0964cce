import type { QueryClient } from '@tanstack/react-query';
import { feedKey, peopleKey } from './member-cache.ts';

/** Drops the lists of people and of posts. They are read again when a page shows them. */
export function clearLists(queryClient: QueryClient): void {
  for (const key of [peopleKey, feedKey]) queryClient.removeQueries({ queryKey: [key] });
}
