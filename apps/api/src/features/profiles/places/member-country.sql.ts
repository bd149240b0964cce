import { statement, type Db } from '../../../platform/db/statement.ts';

const countryOfMember = statement<{ member_id: number }, { country: string }>(
  'country_of_member',
  'select c.country from profile p join place c on c.id = p.place_id where p.member_id = :member_id',
);

/** ISO 3166 code of the country that the member lives in; null if they have not said. */
export async function readCountry(db: Db, memberId: number): Promise<string | null> {
  return (await countryOfMember.first(db, { member_id: memberId }))?.country ?? null;
}
