import type { LoadContext } from '../../platform/load-context.ts';
import { loadPeople } from '../../features/discovery/public.ts';

/** The two lists a guest sees on the home page, put into what the server renders. */
export async function loadHome(context: LoadContext): Promise<null> {
  await Promise.all([loadPeople('online', context), loadPeople('latest', context)]);
  return null;
}
