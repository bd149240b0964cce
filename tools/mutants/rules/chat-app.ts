import type { Mutant } from '../mutant.ts';

const chatApp = 'apps/api/src/features/accounts/social-login/chat-app';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a page is signed for this site alone',
    file: `${chatApp}/sign-chat-app-page.ts`,
    find: 'page.origin !== new URL(ownOrigin(call, config)).origin',
    replace: "page.origin === 'null'",
    test: `${chatApp}/chat-app.test.ts`,
    named: 'is refused for',
  },
  {
    rule: 'an address with a name before the host is not signed',
    file: `${chatApp}/sign-chat-app-page.ts`,
    find: ' || !url.startsWith(page.origin)',
    replace: '',
    test: `${chatApp}/chat-app.test.ts`,
    named: 'is refused for',
  },
  {
    rule: 'the ticket of the chat app is replaced before it expires',
    file: `${chatApp}/chat-app-ticket.sql.ts`,
    find: "expires_at > now() + interval '5 minutes' as is_fresh",
    replace: 'true as is_fresh',
    test: `${chatApp}/chat-app.test.ts`,
    named: 'is replaced in its last five minutes',
  },
  {
    rule: 'requests that come together ask for one ticket',
    file: `${chatApp}/chat-app-ticket.ts`,
    find: 'running ??= replace(db)',
    replace: 'running = replace(db)',
    test: `${chatApp}/chat-app.test.ts`,
    named: 'is asked for once by requests that come together',
  },
  {
    rule: 'an expired ticket signs nothing',
    file: `${chatApp}/chat-app-ticket.sql.ts`,
    find: 'where app_id = :app_id and expires_at > now()`',
    replace: 'where app_id = :app_id`',
    test: `${chatApp}/chat-app.test.ts`,
    named: 'is used to its end',
  },
];
