import type { Row } from '../row.ts';

/** Validation rules: section 5. */
export const validationRows: readonly Row[] = [
  {
    section: 5,
    what: 'Selfie verification: hand gesture and face, the confirmation box',
    code: 'apps/api/src/features/verification/send-selfie.ts',
  },
  {
    section: 5,
    what: 'The picker drops files that do not qualify and names them',
    code: 'apps/web/src/features/media/uploads/validate-files.ts',
  },
  { section: 5, what: 'Empty posts are dropped silently', code: 'apps/web/src/features/feed/compose/publish-post.ts' },
  {
    section: 5,
    what: 'Empty messages are dropped silently',
    code: 'apps/web/src/features/chat/composer/use-composing.ts',
  },
  {
    section: 5,
    what: 'register: contact, name 4-20, password 6; the code on the China domain',
    code: 'apps/api/src/features/accounts/registration/register-account.ts',
  },
  {
    section: 5,
    what: 'A refused birthday is remembered; another one goes to review',
    code: 'apps/api/src/features/profiles/editing/check-age.ts',
  },
  {
    section: 5,
    what: 'authenticate: login and password of at least 6',
    code: 'apps/api/src/features/accounts/login/authenticate-account.ts',
  },
  {
    section: 5,
    what: 'password/find and password/reset rules',
    code: 'apps/api/src/features/accounts/recovery/change-password.ts',
  },
  {
    section: 5,
    what: 'support: category, captcha, content, email, name',
    code: 'apps/api/src/features/support/open-ticket.ts',
  },
  { section: 5, what: 'Uploads: types and 100 MB', code: 'apps/api/src/features/media/ingest/ingest-file.ts' },
  {
    section: 5,
    what: 'The server drops files that do not qualify and accepts the rest',
    code: 'apps/api/src/features/media/ingest/upload-files.ts',
  },
  {
    section: 5,
    what: 'Photos containing text: codes in images are signalled to the reviewer',
    code: 'apps/api/src/features/media/review/review-signals.ts',
  },
  { section: 5, what: 'Free members: 2 posts in 24 hours', code: 'apps/api/src/features/feed/posts/post-quota.sql.ts' },
  {
    section: 5,
    what: 'Username and gender never change',
    code: 'apps/api/src/features/profiles/editing/plan-update.ts',
  },
  {
    section: 5,
    what: 'Enter sends as a stored preference',
    code: 'apps/web/src/features/chat/composer/is-send-shortcut.ts',
  },
  { section: 5, what: '68 emoji codes of 1-12 letters or digits', code: 'packages/core/src/emoji.ts' },
  {
    section: 5,
    what: 'Saved accounts at most 4096 serialised characters',
    code: 'apps/web/src/platform/store/saved-logins.ts',
  },
  {
    section: 5,
    what: 'Upgrading for another member takes the agree box',
    code: 'apps/web/src/features/payments/checkout/payment-choice.ts',
  },
  {
    section: 5,
    what: 'The balance pays for VIP only above 30 gold',
    code: 'apps/web/src/features/payments/checkout/payment-choice.ts',
  },
  {
    section: 5,
    what: 'A video can be posted while it is transcoded',
    code: 'apps/api/src/features/media/items/attach-uploads.ts',
  },
];
