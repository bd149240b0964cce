import { statement } from '../../../platform/db/statement.ts';

interface PlaceRow {
  readonly place_id: number;
  readonly city: string;
  readonly country: string;
  readonly time_zone: string;
}

/**
 * Places with a name that begins with the folded keyword, largest first. The byte-wise comparison uses the index for
 * any keyword.
 */
export const placesByPrefix = statement<
  { prefix: string; language: string; most: number },
  PlaceRow & Record<string, unknown>
>(
  'places_by_prefix',
  `select p.id as place_id, coalesce(n.name, p.name) as city, p.country, p.time_zone
   from (select distinct place_id from place_name where folded ~>=~ :prefix and folded ~<~ (:prefix || chr(1114111))) f
   join place p on p.id = f.place_id
   left join place_name n on n.place_id = p.id and n.language = :language
   order by p.population desc, p.id limit :most`,
);

export const placeExists = statement<{ id: number }, { known: boolean }>(
  'place_exists',
  'select exists (select 1 from place where id = :id) as known',
);

export const loadedEdition = statement<object, { hash: string }>(
  'loaded_place_edition',
  'select hash from place_edition',
);

/** Held to the end of the transaction: of several processes one loads. */
export const lockPlaces = statement<object>('lock_places', 'select pg_advisory_xact_lock(7365002)');

export const storeEdition = statement<{ hash: string }>(
  'store_place_edition',
  'insert into place_edition (hash) values (:hash) on conflict (only_one) do update set hash = excluded.hash, loaded_at = now()',
);

/** Places that left the list stay: members may live there. */
export const storePlaces = statement<{
  ids: number[];
  countries: string[];
  names: string[];
  populations: number[];
  time_zones: string[];
}>(
  'store_places',
  `insert into place (id, country, name, population, time_zone)
   select * from unnest(:ids::bigint[], :countries::text[], :names::text[], :populations::int[], :time_zones::text[])
   on conflict (id) do update set country = excluded.country, name = excluded.name, population = excluded.population, time_zone = excluded.time_zone`,
);

export const deletePlaceNames = statement<object>('delete_place_names', 'delete from place_name');

export const storePlaceNames = statement<{ ids: number[]; languages: string[]; names: string[]; folded: string[] }>(
  'store_place_names',
  `insert into place_name (place_id, language, name, folded)
   select * from unnest(:ids::bigint[], :languages::text[], :names::text[], :folded::text[])`,
);
