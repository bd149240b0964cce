import type { Mutant } from '../mutant.ts';

const cache = {
  file: 'apps/web/src/platform/offline/worker/build-cache.ts',
  test: 'apps/web/src/platform/offline/worker/build-cache.test.ts',
};
const waiting = {
  file: 'apps/web/src/features/chat/offline/background-outbox.ts',
  test: 'apps/web/src/features/chat/offline/background-outbox.test.ts',
};
const kept = {
  file: 'apps/web/src/features/chat/offline/kept-conversations.ts',
  test: 'apps/web/src/features/chat/offline/kept-conversations.test.ts',
};
const input = { test: 'apps/api/src/platform/http/reading/wrong-input.test.ts' };

const renewing = {
  file: 'apps/web/src/platform/offline/worker/renew-grant.ts',
  test: 'apps/web/src/platform/offline/worker/renew-grant.test.ts',
};

export const mutants: readonly Mutant[] = [
  {
    ...renewing,
    rule: 'windows learn of every token that the worker has exchanged',
    find: 'before?.token === stale ? before.replaces : stale',
    replace: 'stale',
    named: 'replaces that of the windows after a second exchange too',
  },
  {
    ...renewing,
    rule: 'two runs of the worker exchange a token once',
    find: 'if (stale !== tokenOf(grant)) return current;',
    replace: '',
    named: 'is not exchanged again where another run has done so',
  },
  {
    rule: 'a token of the worker stands in for the exchanged one only',
    file: 'apps/web/src/platform/offline/newest-token.ts',
    find: 'renewed?.replaces === token ? renewed.token : token',
    replace: 'renewed?.token ?? token',
    test: 'apps/web/src/platform/offline/newest-token.test.ts',
    named: 'for the token that it has exchanged, and no other',
  },
  {
    ...cache,
    rule: 'stored documents are of the build of the worker',
    find: '!reply.ok || !html.includes(offlineBuild.entry)',
    replace: '!reply.ok',
    named: 'stays empty if the server gives documents of another build',
  },
  {
    ...cache,
    rule: 'the files of the build before stay for open windows',
    find: 'builds.slice(0, -1)',
    replace: 'builds',
    named: 'is kept together with that of the build before',
  },
  {
    ...waiting,
    rule: 'the worker sends messages of the signed-in member only',
    find: 'from === member && refusal === null',
    replace: 'from !== 0 && refusal === null',
    named: 'leave out messages of another account',
  },
  {
    ...kept,
    rule: 'a kept conversation does not stand in for a refusal',
    find: 'if (!(error instanceof NetworkError)) throw error;',
    replace: 'if (!(error instanceof NetworkError)) return undefined as T;',
    named: 'do not stand in for a refusal',
  },
  {
    ...input,
    file: 'apps/api/src/platform/http/reading/compile-schema.ts',
    rule: 'only a small input is checked for all its problems',
    find: 'return size <= SMALL;',
    replace: 'return size <= SMALL * 100;',
    named: 'is checked for its first problem only where it is large',
  },
  {
    ...input,
    file: 'apps/api/src/platform/http/reading/unknown-query.ts',
    rule: 'a warning repeats no character that a header may not hold',
    find: "name.replaceAll(/[^\\w.[\\]-]/g, '?')",
    replace: 'name',
    named: 'are ignored and named in a warning',
  },
];
