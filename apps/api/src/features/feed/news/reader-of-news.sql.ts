import { speakerOf } from '../../profiles/public.ts';

/**
 * What a reader is shown besides friends, as a query of one row: `languages` they speak, or the page language if they
 * stated none; `genders` they seek, or both.
 */
export function readerOfNews({ reader, spoken }: { reader: string; spoken: string }): string {
  return `select coalesce(nullif(r.languages, '{}'), array[${spoken}::text]) as languages,
      (case r.seeking when 'men' then '{1}' when 'women' then '{0}' else '{0,1}' end)::smallint[] as genders
    from (select) one left join (${speakerOf(reader)}) r on true`;
}
