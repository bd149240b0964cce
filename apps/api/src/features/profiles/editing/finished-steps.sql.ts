/**
 * True where a member has set gender and birthday; without them they are neither shown nor may write. `member` is a
 * column or parameter.
 */
export function finishedSteps({ member }: { member: string }): string {
  return `exists (select 1 from profile finished where finished.member_id = ${member} and finished.gender is not null and finished.birthday is not null)`;
}
