import { enterAsOwner } from '../media/make-seller.ts';
import { largePicture } from '../media/pictures.ts';
import { expireTokens } from '../support/control.ts';
import { expect, test } from '../support/journey.ts';
import { ownId } from '../support/member.ts';

// covers: A pid of length 3, 4 or 6 is stored once and sent with every request
test('the first partner id counts, and stays through an upload and a new token', async ({ journey }) => {
  const page = await journey.open();
  const sent: { path: string; pid: string | null }[] = [];
  await page.goto('/?pid=abc');
  await page.goto('/?pid=xyz987');
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The parts of a file go where the first call of its upload was told.
    if (
      ['fetch', 'xhr'].includes(request.resourceType()) &&
      pathname.startsWith('/v1/') &&
      request.method() !== 'PATCH'
    )
      sent.push({ path: pathname, pid: searchParams.get('pid') });
  });
  await enterAsOwner(page, 0);

  await test.step('a large file is uploaded in parts', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await largePicture()]);
    await expect(page.locator('[data-testid=photo-shelf] > li')).toHaveCount(1);
    expect(sent.map(({ path }) => path)).toContain('/v1/uploads/resumable');
  });

  await test.step('the token is exchanged', async () => {
    await expireTokens({ id: await ownId(page) });
    await page.evaluate(() => localStorage.setItem('app.tokenTime', '1'));
    await page.reload();
    await expect.poll(() => sent.map(({ path }) => path)).toContain('/v1/token/refresh');
  });

  expect(sent.filter(({ pid }) => pid !== 'abc')).toEqual([]);
});
