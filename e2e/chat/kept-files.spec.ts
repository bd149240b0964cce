import { landscapes } from '../media/pictures.ts';
import { expect, test } from '../support/journey.ts';
import { makeMember } from './make-member.ts';
import { log } from './talk.ts';

test('a photo that is not sent yet is there after a reload', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await makeMember(page, 'Anna');
  const b = await makeMember(await journey.open(), 'Ben');
  await page.goto(`/chat/${b.id}`);
  const photo = page.getByTestId('composer').getByRole('button', { name: /^Remove / });
  await page.locator('[data-testid=composer] input[type=file]').first().setInputFiles(landscapes('alps'));
  await expect(photo).toHaveCount(1);

  await page.reload();

  await expect(photo).toHaveCount(1);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
  await page.reload();
  await expect(log(page).getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
  await expect(photo).toHaveCount(0);
});
