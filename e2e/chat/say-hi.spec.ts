import { expect, test } from '../support/journey.ts';
import { makeMember } from './make-member.ts';

test('a greeting can be sent once its words are there', async ({ journey }) => {
  const page = await journey.open();
  await makeMember(page, 'Anna');
  const ben = await makeMember(page, 'Ben', { signIn: false });
  const words = Promise.withResolvers<void>();
  await page.route('**/v1/message_templates/sayhi', async (route) => {
    await words.promise;
    await route.continue();
  });
  await page.goto(`/profile/${ben.id}`);
  await page.getByRole('button', { name: `Say hi to ${ben.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Say hi to ${ben.name}` });
  const send = dialog.getByRole('button', { name: 'Send greeting' });
  await expect(send).toBeDisabled();

  words.resolve();
  await send.click();

  await expect(page.getByText(`Your greeting to ${ben.name} is sent`)).toBeVisible();
});
