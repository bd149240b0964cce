import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { makeMember, signInAgain } from './make-member.ts';
import { lastMessage, log, messageField, say, sayMany } from './talk.ts';

/** Whether a text fits into one line of a field. */
async function textFits(field: Locator, text: string): Promise<boolean> {
  return field.evaluate((element, words) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const drawing = document.createElement('canvas').getContext('2d');
    if (drawing === null) return false;
    drawing.font = font;
    return drawing.measureText(words).width <= element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  }, text);
}

test('small windows stay over pages, and a draft follows its writer to another device', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open({ size: 'phone' })];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await sayMany(anna, a, b, ['Hello']);
  await sayMany(ben, b, a, ['Hello you']);
  await anna.goto(`/chat/${b.id}`);
  await anna.getByRole('banner').last().waitFor();
  await anna.getByTestId('conversation-head').getByRole('button', { name: 'More' }).click();
  await anna.getByRole('menuitem', { name: 'Keep open in a small window' }).click();
  await expect(anna).toHaveURL(/\/home$/);
  const dock = anna.getByRole('complementary', { name: 'Chat windows' });
  await expect(dock.getByRole('log')).toContainText('Hello you');
  await expectAccessible(anna);
  const field = dock.locator('textarea');
  for (const placeholder of ['Write a message', 'Nachricht schreiben', 'Scrivi un messaggio'])
    expect(await textFits(field, placeholder)).toBe(true);

  await dock.locator('textarea').fill('From the small window');
  await dock.locator('textarea').press('Enter');
  await ben.goto(`/chat/${a.id}`);
  await expect(lastMessage(ben)).toContainText('From the small window');

  await dock.getByRole('button', { name: `Minimise the chat with ${b.name}` }).click();
  await anna.getByRole('link', { name: 'Meet' }).first().click();
  await say(ben, 'Are you there?');
  await dock.getByRole('button', { name: `Open the chat with ${b.name}, 1 new message` }).click();
  await expect(dock.getByRole('log')).toContainText('Are you there?');
  await expect(lastMessage(ben)).toContainText('Are you there?');
  await anna.reload();
  await expect(dock.getByRole('log')).toContainText('Are you there?');

  const phone = await journey.open({ size: 'phone', colorScheme: 'dark' });
  await signInAgain(phone, a);
  await phone.goto(`/chat/${b.id}`);
  await messageField(phone).fill('I will be');
  await expect(dock.locator('textarea')).toHaveValue('I will be');
  await dock.locator('textarea').fill('I will be there at noon');
  await expect(messageField(phone)).toHaveValue('I will be there at noon');
  await messageField(phone).press('Enter');
  await expect(lastMessage(ben)).toContainText('I will be there at noon');
  await expect(dock.locator('textarea')).toHaveValue('');

  await dock.getByRole('button', { name: `Close the chat with ${b.name}` }).click();
  await expect(dock).toHaveCount(0);
});

test('a chat is muted, and deleted with a way back', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await sayMany(ben, b, a, ['Hello']);
  await anna.goto('/chats');
  const list = anna.getByRole('region', { name: 'Chats' });
  const row = list.getByRole('listitem').filter({ hasText: b.name });
  const menu = async (name: string) => {
    await row.hover();
    await row.getByRole('button', { name: /^More about/ }).click();
    await anna.getByRole('menuitem', { name }).click();
  };
  await menu('Mute this chat');
  await expect(row.getByRole('img', { name: 'Muted' })).toBeVisible();
  await menu('Delete this chat');
  await expect(row).toHaveCount(0);
  await anna.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);

  await anna.clock.install();
  await menu('Delete this chat');
  const deleted = anna.waitForResponse(
    (reply) => reply.request().method() === 'DELETE' && reply.url().includes('/v1/message_threads/'),
  );
  await anna.clock.runFor(7_000);
  await deleted;
  await anna.reload();
  await expect(list.getByText('No chats yet')).toBeVisible();
  await sayMany(ben, b, a, []);
  await ben.goto(`/chat/${a.id}`);
  await expect(log(ben)).toContainText('Hello');
});
