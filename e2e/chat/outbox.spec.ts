import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { makeMember, type Member } from './make-member.ts';
import { lastMessage, log, messageField, said, say } from './talk.ts';

test('what is written without a network waits, survives a reload, and arrives once and in order', async ({
  journey,
}) => {
  journey.tolerate({ network: 'ERR_INTERNET_DISCONNECTED', path: '/**' });
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await talk({ anna, a, ben, b });

  const head = anna.getByTestId('conversation-head');
  await expect(head.getByText('Online').first()).toBeVisible();
  await anna.context().setOffline(true);
  await expect(anna.getByText('You are offline. Messages are sent when you are back.')).toBeVisible({ timeout: 2_000 });
  await expect(head.getByText('Online')).toHaveCount(0);
  const lost = ['Two', 'Three', 'Four'];
  for (const text of lost) await say(anna, text);
  await expect(log(anna).getByText('Not sent')).toHaveCount(3);
  await expect(log(anna).getByRole('button', { name: 'Retry' })).toHaveCount(3);
  await expect(log(anna).getByText('Sends when you are back online')).toHaveCount(3);
  await expect(messageField(anna)).toBeEnabled();
  await say(ben, 'Are you there?');
  await expect(lastMessage(ben)).toContainText(/Are you there\?.*Sent/s);

  await anna.context().setOffline(false);
  await expect(log(anna).getByText('Not sent')).toHaveCount(0);
  await expect(anna.getByText('You are offline. Messages are sent when you are back.')).toHaveCount(0);
  await expect.poll(() => said(ben)).toEqual(['First', 'Answer', 'Are you there?', ...lost]);
  await expect.poll(() => said(anna)).toEqual(['First', 'Answer', 'Are you there?', ...lost]);
});

test('a reload takes unsent messages along', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/messages' });
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await talk({ anna, a, ben, b });

  // The server takes the messages and its answers get lost: the worst moment to reload.
  await anna.route('**/v1/messages*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await say(anna, 'Two');
  await say(anna, 'Three');
  await expect(lastMessage(ben)).toContainText('Two');
  // What is on its way still gets lost; only then the way is free.
  await anna.unrouteAll({ behavior: 'wait' });
  await anna.reload();
  await expect.poll(() => said(ben)).toEqual(['First', 'Answer', 'Two', 'Three']);
  await expect.poll(() => said(anna)).toEqual(['First', 'Answer', 'Two', 'Three']);
});

test('two tabs of one account agree', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await talk({ anna, a, ben, b });
  const second = await anna.context().newPage();
  await second.goto(`/chat/${b.id}`);
  await expect(lastMessage(second)).toContainText('Answer');

  const texts = Array.from({ length: 6 }, (_, place) => `Line ${place}`);
  for (const [place, text] of texts.entries()) await say(place % 2 === 0 ? anna : second, text);
  for (const page of [anna, second, ben]) {
    await expect.poll(async () => (await said(page)).toSorted()).toEqual(['Answer', 'First', ...texts]);
  }
  const order = await said(ben);
  await expect.poll(() => said(anna)).toEqual(order);
  await expect.poll(() => said(second)).toEqual(order);
});

test('a refusal stands beside the message and keeps its words', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/messages' });
  const [anna, ben] = [await journey.open(), await journey.open()];
  await makeMember(anna, 'Anna');
  const b = await makeMember(ben, 'Ben');
  await anna.goto(`/chat/${b.id}`);
  // Both leave before the first answer is there; only one may go to somebody who has not replied.
  const bothWritten = Promise.withResolvers<void>();
  await anna.route('**/v1/messages*', async (route) => {
    await bothWritten.promise;
    await route.continue();
  });
  await say(anna, 'One');
  await say(anna, 'Two');
  bothWritten.resolve();
  await expect(lastMessage(anna)).toContainText('Please wait for response before you can send more messages.');
  await expect(lastMessage(anna)).toContainText('Two');
  await expect(
    anna.getByRole('status').getByText('Please wait for response before you can send more messages.'),
  ).toBeVisible();
  await lastMessage(anna).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => said(anna)).toEqual(['One']);
});

/** Both have the conversation open, and each has said something that the other sees. */
async function talk({ anna, a, ben, b }: { anna: Page; a: Member; ben: Page; b: Member }): Promise<void> {
  await anna.goto(`/chat/${b.id}`);
  await say(anna, 'First');
  await ben.goto(`/chat/${a.id}`);
  await expect(lastMessage(ben)).toContainText('First');
  await say(ben, 'Answer');
  await expect(lastMessage(anna)).toContainText('Answer');
}
