import { speakerOf } from '../../profiles/public.ts';

/** `listPreferencesOf` in SQL, as a query of one row; nulls for guests. A test compares the two. */
export function preferencesOf(reader: string): string {
  return `select case r.seeking when 'men' then 1 when 'women' then 0 end::smallint as gender,
      case r.gender when 0 then 'women' when 1 then 'men' end as reader_is
    from (select) one left join (${speakerOf(reader)}) r on true`;
}
