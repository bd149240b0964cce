import type { Mutant } from '../mutant.ts';

const media = 'apps/api/src/features/media';
const secret = `${media}/items/secret-media.test.ts`;
const urls = `${media}/items/signed-url.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'uploads leave a tenth of the disk free',
    file: 'apps/api/src/features/media/ingest/receive-file.ts',
    find: "if (bavail * 100 < blocks * freePercent) throw refuse('server_busy');",
    replace: 'void [bavail, blocks, freePercent];',
    test: 'apps/api/src/features/media/multipart.test.ts',
    named: 'refuses uploads while the disk has less free space than it must keep',
  },
  {
    rule: 'uploads of a day are bounded',
    file: 'apps/api/src/features/media/ingest/upload-files.ts',
    find: "if (counted === undefined) throw refuse('uploads_used_up');",
    replace: 'void counted;',
    test: 'apps/api/src/features/media/daily-uploads.test.ts',
    named: 'refuses more bytes than a member may send in a day, and takes them the next day',
  },
  {
    rule: 'a refused upload request stores none of its files',
    file: 'apps/api/src/features/media/ingest/upload-files.ts',
    find: "throw isTooMany ? refuse('files_too_many', { max: limits.upload_files_max }) : error;",
    replace: 'if (!isTooMany) throw error;',
    test: 'apps/api/src/features/media/multipart.test.ts',
    named: 'with eleven files names the limit, and none of them is stored',
  },
  {
    rule: 'the address of a private file cannot be changed',
    file: urls,
    find: 'if (!isOurs || Number',
    replace: 'if (isOurs === null || Number',
    test: secret,
    named: 'is opened by a tamper-proof address bound to viewer',
  },
  {
    rule: 'the address of a private file runs out',
    file: urls,
    find: ' || Number.parseInt(until, 36) * 1_000 <= now) return',
    replace: ') return',
    test: secret,
    named: 'has addresses that expire within five minutes',
  },
  {
    rule: 'a locked file is opened by who has bought it',
    file: `${media}/items/item.sql.ts`,
    find: 'else u.deleted_at is null and u.price is null and u.folder',
    replace: 'when u.price is not null then true else u.folder',
    test: secret,
    named: 'is refused to a viewer without access despite a valid signature',
  },
  {
    rule: 'the private folder is for its guests',
    file: `${media}/items/item.sql.ts`,
    find: 'g.owner_id = u.owner_id and g.guest_id = ${reader}::bigint',
    replace: 'g.owner_id = u.owner_id or ${reader}::bigint > 0',
    test: 'apps/api/src/features/album/album.test.ts',
    named: 'is granted, revoked, and ended at once by a block',
  },
  {
    rule: 'a picture loses what its camera wrote into it',
    file: `${media}/ingest/picture-engine.ts`,
    find: 'autoOrient: !moving,',
    replace: 'autoOrient: moving,',
    test: `${media}/media.test.ts`,
    named: 'is upright, at most 1600 px, and without its location',
  },
  {
    rule: 'a file is what its bytes say',
    file: `${media}/ingest/file-kind.ts`,
    find: "=== 'ftyp') return pictureBrands.has(head.toString('latin1', 8, 12)) ? null",
    replace: "=== 'ftyp') return pictureBrands.has('') ? null",
    test: `${media}/ingest/file-kind.test.ts`,
    named: 'refuses pictures in a video container',
  },
  {
    rule: 'a picture has the format it begins with',
    file: `${media}/ingest/file-kind.ts`,
    find: 'head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))',
    replace: 'head.length > 0',
    test: `${media}/ingest/file-kind.test.ts`,
    named: 'refuses a page that names a container',
  },
  {
    rule: 'a removed picture is refused when it comes again',
    file: 'apps/api/src/features/media/ingest/ingest-file.ts',
    find: "if ((await wasRemoved.one(db, search)).found) throw refuse('picture_removed');",
    replace: 'await wasRemoved.one(db, search);',
    test: 'apps/api/src/features/moderation/review/review.test.ts',
    named: 'is refused to everyone, also scaled',
  },
];
