import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { addMember, makeMember } from './make-member.ts';
import { messageField } from './talk.ts';

test('a guest who opens a chat logs in over the page and goes on there', async ({ journey }) => {
  const anna = await journey.open();
  const b = await addMember('Ben');
  const a = await makeMember(anna, 'Anna', { signIn: false });
  await anna.goto(`/chat/${b.id}`);
  const dialog = anna.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(anna);
  await dialog.getByRole('textbox', { name: 'E-mail, phone or username' }).fill(a.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(a.password);
  await dialog.getByRole('button', { name: 'Log in' }).last().click();
  await expect(anna).toHaveURL(new RegExp(`/chat/${b.id}$`));
  await expect(anna.getByRole('heading', { level: 1, name: b.name })).toBeVisible();
  await expect(messageField(anna)).toBeVisible();
});

test('a member who is not there leads back to the list', async ({ journey }) => {
  journey.tolerate({ status: 404, path: '/v1/message_threads/*' });
  const anna = await journey.open();
  await makeMember(anna, 'Anna');
  await anna.goto('/chat/999999999');
  await expect(anna.getByRole('heading', { name: 'This member is not available' })).toBeVisible();
  await anna.getByRole('link', { name: 'Back to chats' }).click();
  await expect(anna.getByRole('heading', { name: 'No chats yet' })).toBeVisible();
  await expect(anna.getByRole('link', { name: 'See who is online' })).toHaveAttribute('href', '/user/online');
});
