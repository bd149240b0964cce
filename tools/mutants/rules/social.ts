import type { Mutant } from '../mutant.ts';

const likes = 'apps/api/src/features/social/likes';
const fastPath = { file: `${likes}/like-fast-path.sql.ts`, test: `${likes}/like-fast-path.test.ts` };

export const mutants: readonly Mutant[] = [
  {
    ...fastPath,
    rule: 'a like needs a live session',
    find: 'where r.id = :liked_id and ${session} and',
    replace: 'where r.id = :liked_id and',
    named: 'is not stored ',
  },
  {
    ...fastPath,
    rule: 'nobody likes a member whom they may not be shown',
    find: "\n       and ${shownTo({ reader: ':member_id', readerVip: 'false', member: 'r.id' })}",
    replace: '',
    named: 'is not stored ',
  },
  {
    ...fastPath,
    rule: 'nobody hears of a like by a member whom they may not be shown',
    find: ' where liked.may_know',
    replace: '',
    named: ' is told to nobody, nor that it was taken back',
  },
  {
    ...fastPath,
    rule: 'a like is taken back in a live session',
    find: ' and exists (select from proven)',
    replace: '',
    named: 'is not taken back in a session that is over',
  },
  {
    rule: 'a card in an event shows no presence of somebody who is blocked',
    file: 'apps/api/src/features/profiles/cards/card.sql.ts',
    find: "'online', shown.online and shown.relationship <> 4",
    replace: "'online', shown.online",
    test: 'apps/api/src/features/profiles/cards/card-reply.test.ts',
    named: ' what a list says',
  },
];
