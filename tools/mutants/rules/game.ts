import type { Mutant } from '../mutant.ts';

const game = 'apps/api/src/features/game';
const test = `${game}/game.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a score that came faster than anybody plays does not count',
    file: `${game}/check-score.ts`,
    find: "elapsed < pairs * pairFastest ? 'game_too_fast' : null",
    replace: "elapsed < 0 ? 'game_too_fast' : null",
    test,
    named: 'is refused when it came faster than anybody plays',
  },
  {
    rule: 'a round belongs to the member who opened it',
    file: `${game}/play-game.ts`,
    find: "if (isNamed && !isSigned(secrets, { member_id, event: named ?? '', ts: ts ?? 0 }, sig ?? ''))",
    replace:
      "if (isNamed && !isSigned(secrets, { member_id, event: named ?? '', ts: ts ?? 0 }, sig ?? '') && sig === '')",
    test,
    named: 'belongs to the member who opened it',
  },
  {
    rule: 'who opted out is on no list of the game',
    file: 'apps/api/src/features/game/game.sql.ts',
    find: "or ${listsGame({ member: 'b.member_id' })} and",
    replace: 'or',
    test,
    named: 'leaves out who opted out, also their badge',
  },
];
