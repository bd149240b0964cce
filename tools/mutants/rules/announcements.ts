import type { Mutant } from '../mutant.ts';

const announcements = 'apps/api/src/features/announcements';
const test = `${announcements}/announcements.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a VIP announcement is for VIP members',
    file: `${announcements}/pick-announcement.ts`,
    find: 'return reader?.vip === true;',
    replace: 'return true;',
    test,
    named: 'VIP leaves others out',
  },
  {
    rule: 'nothing is announced before its start',
    file: `${announcements}/pick-announcement.ts`,
    find: 'one.starts_at.getTime() <= facts.now &&',
    replace: '',
    test,
    named: 'is not shown before its start, as a draft, or after it was withdrawn',
  },
  {
    rule: 'what is published changes with a fresh code alone',
    file: `${announcements}/edit-announcement.ts`,
    find: "if (published_at !== null) await requireFreshStaff(db, caller, 'announcements.edit', limits);",
    replace: '',
    test,
    named: 'changes drafts, and not what is published',
  },
  {
    rule: 'a change of an announcement is not overwritten unseen',
    file: `${announcements}/edit-announcement.ts`,
    find: "if (seen !== undefined && Date.parse(seen) !== changed_at.getTime()) throw refuse('announcement_moved');",
    replace: '',
    test,
    named: 'refuses a change over one that the caller has not seen',
  },
  {
    rule: 'what was withdrawn stays withdrawn',
    file: `${announcements}/edit-announcement.ts`,
    find: "if (row.is_over) throw refuse('announcement_over');",
    replace: '',
    test,
    named: 'does not bring back what was withdrawn',
  },
  {
    rule: 'texts of an announcement are escaped',
    file: 'packages/core/src/escape-html.ts',
    find: ".replaceAll('<', '&lt;')",
    replace: '',
    test: `${announcements}/announcement-html.test.ts`,
    named: 'escapes what could become markup',
  },
];
