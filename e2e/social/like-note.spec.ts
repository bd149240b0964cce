import { addMember, makeMember } from '../chat/make-member.ts';
import { expect, test } from '../support/journey.ts';

test('a note that could not be sent stays written', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/**' });
  const page = await journey.open({ size: 'phone' });
  await makeMember(page, 'Anna');
  const b = await addMember('Ben');
  await page.goto(`/profile/${b.id}`);
  await page.getByRole('button', { name: 'More: note, report, block' }).first().click();
  await page.getByRole('menuitem', { name: 'Like with a note' }).click();
  const dialog = page.getByRole('dialog', { name: `Like ${b.name} with a note` });
  await dialog.getByRole('textbox', { name: 'Your note' }).fill('Your bread looks wonderful');
  await page.route('**/v1/like*', (route) => route.abort('connectionreset'), { times: 1 });
  await dialog.getByRole('button', { name: 'Send with a like' }).click();
  await expect(page.getByRole('alert').getByText('Oops, Network is unreachable')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Your note' })).toHaveValue('Your bread looks wonderful');

  await dialog.getByRole('button', { name: 'Send with a like' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Sent with your like')).toBeVisible();
});
