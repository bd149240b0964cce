import pg from 'pg';
import { indexTerms } from '../../apps/api/src/features/discovery/search-index/index-terms.ts';
import { deletionVariants } from '../../apps/api/src/features/discovery/search-index/word-typos.ts';
import { withoutLookups } from './without-lookups.ts';
import { biographies, familyNames, firstNames } from './words.ts';

const batch = 50_000;

/** Where a text of a made-up member stands: what they say of themselves, or a part of their name. */
type Place = 'biography' | 'first' | 'family';

/**
 * Writes the index of words as the program does, but by text and not by member: made-up members say one of few texts,
 * so what each text brings into the index is read once. The number at the end of their names is left out. What was done
 * before it was stopped is not done again.
 */
export async function indexWords(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Nobody keeps this data: waiting for the disk would only take time.
    await client.query('set synchronous_commit = off');
    const { rows } = await client.query<{ first: string; last: string }>(
      'select coalesce((select max(member_id) from search_entry), (select min(member_id) - 1 from profile)) + 1 as first, max(member_id) as last from profile',
    );
    const texts = readTexts();
    const [first, last] = [Number(rows[0]?.first), Number(rows[0]?.last)];
    if (first > last) return;
    await withoutLookups(client, ['search_word', 'search_entry'], async () => {
      for (let from = first; from <= last; from += batch)
        await indexPiece(client, texts, from, Math.min(from + batch - 1, last));
    });
    const words = [...new Set(texts.flatMap(({ words: said }) => said))].flatMap((word) =>
      deletionVariants(word).map((variant) => ({ variant, word })),
    );
    await client.query(
      'insert into search_variant (variant, word) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
      [words.map(({ variant }) => variant), words.map(({ word }) => word)],
    );
    await client.query('vacuum analyze search_word, search_variant, search_entry');
  } finally {
    await client.end();
  }
}

function readTexts() {
  const of = (place: Place, text: string) => ({
    place,
    text,
    ...(place === 'biography' ? indexTerms({ name: '', texts: [text] }) : indexTerms({ name: text, texts: [] })),
  });
  const families = [...new Set(familyNames.map((name) => name.slice(0, 4)))];
  return [
    ...[...new Set(Object.values(biographies).flat())].map((text) => of('biography', text)),
    ...[...firstNames[0], ...firstNames[1]].map((name) => of('first', name)),
    ...families.map((name) => of('family', name)),
  ];
}

async function indexPiece(
  client: pg.Client,
  texts: ReturnType<typeof readTexts>,
  from: number,
  to: number,
): Promise<void> {
  const rows = texts.flatMap(({ place, text, terms }) => terms.map((term) => ({ place, text, term })));
  await client.query(
    `with term as (
       select * from unnest($1::text[], $2::text[], $3::text[]) as t(place, text, term)
     ), said as (
       select p.member_id, part.place, part.text from profile p join account a on a.id = p.member_id
       cross join lateral (values ('biography', p.biography), ('first', split_part(a.name, ' ', 1)), ('family', split_part(a.name, ' ', 2))) as part(place, text)
       where p.member_id between $4::bigint and $5::bigint
     ), entry as (
       insert into search_entry (member_id) select p.member_id from profile p where p.member_id between $4::bigint and $5::bigint on conflict do nothing
     )
     insert into search_word (word, member_id) select distinct term.term, said.member_id from said join term using (place, text) order by 1, 2 on conflict do nothing`,
    [rows.map(({ place }) => place), rows.map(({ text }) => text), rows.map(({ term }) => term), from, to],
  );
}
