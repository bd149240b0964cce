import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';
import { makeMember } from './make-member.ts';
import { lastMessage, messageField, say } from './talk.ts';

test('words to a member who is gone are said to be lost, and are not asked about later', async ({ journey }) => {
  journey.tolerate({ status: 404, path: '/v1/**' });
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await anna.goto(`/chat/${b.id}`);
  await say(anna, 'First');
  await ben.goto(`/chat/${a.id}`);
  await say(ben, 'Answer');
  await expect(lastMessage(anna)).toContainText('Answer');
  await hearsEvents(anna);
  await messageField(anna).fill('Half a sentence');

  const blocked = await ben.request.post('/v1/blacklist', {
    headers: { authorization: `Bearer ${b.token}` },
    data: { user_id: a.id },
  });
  expect(blocked.ok()).toBe(true);

  await expect(anna).toHaveURL(/\/chats$/);
  await expect(anna.getByRole('alert')).toContainText('What you had written was not sent.');
  await anna.getByTestId('account-button').click();
  await anna.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(anna).toHaveURL((url) => url.pathname === '/' || url.pathname === '/en');
});
