import { expect, it } from 'vitest';
import { mayReadFirst } from './may-read-first.ts';

it.each(['/agree', '/terms', '/de/policy', '/setting/delete', '/support/12', '/staff/pages'])(
  'leaves %s open before the member agrees',
  (path) => expect(mayReadFirst(path)).toBe(true),
);

it.each(['/home', '/chats', '/ja/home', '/setting/privacy', '/supporters'])('holds %s back', (path) =>
  expect(mayReadFirst(path)).toBe(false),
);
