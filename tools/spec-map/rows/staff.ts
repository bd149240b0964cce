import type { Row } from '../row.ts';

/** Pages of the staff, of section 4. */
export const staffRows: readonly Row[] = [
  {
    section: 4,
    what: 'Start page of the staff: size, oldest age and target of each queue of the own roles',
    code: 'apps/api/src/features/moderation/staff-session/list-staff-queues.ts',
  },
  {
    section: 4,
    what: 'Every desk of the staff is one queue that is worked with the keyboard alone',
    code: 'apps/web/src/features/moderation/staff-queue/staff-queue.tsx',
  },
  {
    section: 4,
    what: 'Rows of a desk are chosen by box, range or key, and decided together after a preview',
    code: 'apps/web/src/features/moderation/bulk-dialog/run-bulk.ts',
  },
  {
    section: 4,
    what: 'Correspondents of a member banned for fraud are told, mailed once it is final, told no more if it falls',
    code: 'apps/api/src/features/moderation/complaints/fraud/mail-correspondents.ts',
  },
  {
    section: 4,
    what: 'Lists of the staff as CSV: streamed, logged, without texts and contacts',
    code: 'apps/api/src/features/moderation/lists/download-list.ts',
  },
  {
    section: 4,
    what: 'Long lists of the staff are read by key: a page late in 10,000 rows costs what the first one costs',
    code: 'apps/api/src/features/moderation/complaints/complaint-queue.sql.ts',
  },
  {
    section: 4,
    what: 'A reviewer takes an own decision about a file or a selfie back, with what followed from it',
    code: 'apps/api/src/features/moderation/review/undo-review.ts',
  },
  {
    section: 4,
    what: 'Names, biographies and posts with signals of a fraud are queued for staff',
    code: 'apps/api/src/features/moderation/complaints/text-case.ts',
  },
  {
    section: 4,
    what: 'Captions, answers and notes of likes with signals of a fraud are queued for staff and warn their readers',
    code: 'apps/api/src/features/moderation/complaints/text-case.ts',
  },
  {
    section: 4,
    what: 'Nine frames of a video are shown to reviewers, and to nobody else',
    code: 'apps/api/src/features/media/transcode/transcode-file.ts',
  },
  {
    section: 4,
    what: 'A complaint about a voice message gives the moderator the recording',
    code: 'apps/web/src/features/moderation/complaints/evidence-file.tsx',
  },
  {
    section: 4,
    what: 'A ban wave shows connected accounts to the second degree, which are suspended together after a preview',
    code: 'apps/api/src/features/moderation/risk/ban-wave.ts',
  },
  {
    section: 4,
    what: 'Suspensions of one member that run at once are merged into the longest',
    code: 'apps/api/src/features/moderation/members/merge-sanctions.ts',
  },
  {
    section: 4,
    what: '200 cases of a day are worked off through the screens by bulk acts and shortcuts',
    code: 'apps/web/src/features/moderation/staff-queue/staff-queue.tsx',
  },
  {
    section: 4,
    what: 'Filters of a staff table are saved as a view, one of them as default, and stand in the address',
    code: 'apps/api/src/features/moderation/saved-views/keep-view.ts',
  },
  {
    section: 4,
    what: 'A desk whose role was revoked says so',
    code: 'apps/web/src/features/moderation/role-gone.tsx',
  },
  {
    section: 4,
    what: 'Search on every staff page: members, cases, orders, payments, transfers and files by role, logged',
    code: 'apps/api/src/features/moderation/search/search-staff.ts',
  },
  {
    section: 4,
    what: 'Staff see the site as a member, read only, and the member is told',
    code: 'apps/api/src/features/moderation/view-as/open-view.ts',
  },
  {
    section: 4,
    what: 'Staff work from the networks of the operator only, where these are set',
    code: 'apps/api/src/features/moderation/staff-session/staff-networks.ts',
  },
  {
    section: 4,
    what: 'Photo review names earlier decisions about the same picture',
    code: 'apps/api/src/features/moderation/review/seen-before.ts',
  },
  {
    section: 4,
    what: 'How often others of the staff decided differently, by reviewer and kind, from enough cases',
    code: 'apps/api/src/features/moderation/agreement/count-agreement.ts',
  },
  {
    section: 4,
    what: 'Guests see the median response times of selfies and complaints, or that there are too few',
    code: 'apps/api/src/features/moderation/safety/read-safety.ts',
  },
  {
    section: 4,
    what: 'Decisions about complaints, tickets, announcements and pages are logged with what they changed',
    code: 'apps/api/src/features/moderation/staff.sql.ts',
  },
  {
    section: 4,
    what: 'Announcements and pages are translated from English by machine, beside the original',
    code: 'apps/api/src/features/translation/translate-markdown.ts',
  },
  {
    section: 4,
    what: 'The board of orders is narrowed to gifts, own orders or what is overdue',
    code: 'apps/api/src/features/mall/desk/desk.sql.ts',
  },
  {
    section: 4,
    what: 'Frames of older videos are drawn by a job, and codes and text are looked for in each frame',
    code: 'apps/api/src/features/media/transcode/draw-missing-frames.ts',
  },
];
