import type { Place } from '@peonia/contract/profiles/own-profile.ts';
import type { findPlaces as endpoint } from '@peonia/contract/profiles/profiles.ts';
import type { Call } from '../../../platform/http/call.ts';
import { foldName } from './fold-name.ts';
import { placesByPrefix } from './place.sql.ts';

const most = 10;

/** At most ten places whose name in any language begins with the keyword, in the reader's language, largest first. */
export async function findPlaces({ db, query, language }: Call<typeof endpoint>): Promise<{ locations: Place[] }> {
  const prefix = foldName(query.k);
  return { locations: prefix === '' ? [] : await placesByPrefix.all(db, { prefix, language, most }) };
}
