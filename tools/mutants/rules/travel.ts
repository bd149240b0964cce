import type { Mutant } from '../mutant.ts';

const travel = 'apps/api/src/features/travel';

export const mutants: readonly Mutant[] = [
  {
    rule: 'the travel desk begins only after the yes of the companion',
    file: `${travel}/desk/read-case.ts`,
    find: "(act !== 'begin' || consent === 'accepted')",
    replace: "(act !== 'begin' || consent !== 'none')",
    test: `${travel}/travel.test.ts`,
    named: 'is arranged after the yes, and closed',
  },
  {
    rule: 'a yes that is taken back returns the fee',
    file: `${travel}/answer-request.ts`,
    find: "if (answer.consent !== 'accepted') await returnFee(db, answered);",
    replace: "if (answer.consent === 'declined') await returnFee(db, answered);",
    test: `${travel}/travel.test.ts`,
    named: 'gives the fee back when the companion takes the yes back',
  },
  {
    rule: 'the companion never reads what the traveller wrote for the desk',
    file: `${travel}/read-requests.ts`,
    find: 'form: isTraveller ? formOf(row) : null,',
    replace: 'form: formOf(row),',
    test: `${travel}/travel.test.ts`,
    named: 'shows the companion the destination, and nothing that is for the desk',
  },
  {
    rule: 'a file of a travel message is read by its two sides alone',
    file: `${travel}/message-files.ts`,
    find: "      await staff.requireStaff(db, caller, 'travel.arrange');\n",
    replace: '',
    test: `${travel}/message-files.test.ts`,
    named: 'carries files of both sides, which the two of them read',
  },
  {
    rule: 'a message takes files of its own author',
    file: 'apps/api/src/features/deskfiles/deskfiles.sql.ts',
    find: 'where id = any(:ids) and owner_id is not distinct from :owner_id and holder is null',
    replace: 'where id = any(:ids) and :owner_id::bigint is not null and holder is null',
    test: `${travel}/message-files.test.ts`,
    named: 'takes own files alone, and each once',
  },
];
