import type { Mutant } from '../mutant.ts';

const offer = 'apps/api/src/features/media/items/album.sql.ts';
const sale = 'apps/api/src/features/album/pay-upload-fast-path';
const test = `${sale}.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a file that has changed is not paid as it was read',
    file: offer,
    find: 'u.xmin::text = :version',
    replace: ':version::text is not null',
    test,
    named: 'the price was changed',
  },
  {
    rule: 'a planned purchase is not paid behind a block',
    file: offer,
    find: "and ${mayMeetByKey({ reader: ':buyer::bigint', member: ':owner::bigint' })}",
    replace: 'and :owner::bigint > 0',
    test,
    named: 'the owner blocked the buyer',
  },
  {
    rule: 'a key is not kept without its purchase',
    file: `${sale}.sql.ts`,
    find: 'where stored_event.seq is not null or refuse_partial_write()',
    replace: 'where stored_event.seq is not null',
    test,
    named: 'the wallet was changed',
  },
  {
    rule: 'a purchase is planned for a buyer who may see the place',
    file: `${sale}.ts`,
    find: 'return (await isOffered(call, file, owner, context.messages)) ?',
    replace: 'return owner.exists ?',
    test: 'apps/api/src/features/album/album.test.ts',
    named: 'charges the shown price once and keeps the file after its owner deletes it',
  },
  {
    rule: 'a deleted file is not for sale',
    file: 'apps/api/src/features/album/pay-upload.ts',
    find: 'if (offer.deleted || !(await isOffered(call, offer, owner, messages)))',
    replace: 'if (!(await isOffered(call, offer, owner, messages)))',
    test: 'apps/api/src/features/album/album.test.ts',
    named: 'sells no file that its owner has deleted',
  },
];
