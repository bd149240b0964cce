import { landscapes } from '../media/pictures.ts';
import { enterAsFinished, putUser } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { composer, openNews, postOf } from './write-post.ts';

// covers: Upload success after 2 s; a posting flag blocks a double submit for 3 s
// covers: Empty posts are dropped silently
// covers: The third post in 24 hours leads to VIP; a failed send clears the images and keeps the text
// covers: A draft of a post keeps its text and uploaded files
test('a post with three photos is written, told live, seen by a second member, hidden, shown again and deleted', async ({
  journey,
}) => {
  // covers: /home
  test.slow();
  const tag = Date.now().toString(36);
  const [first, second] = [`The first evening at the lake ${tag}`, `And the night after ${tag}`];
  const anna = await journey.open();
  const name = await enterAsFinished(anna, { gender: 0 });
  await putUser(anna, { languages: ['en'] });
  const ben = await journey.open({ size: 'phone', colorScheme: 'dark' });
  await ben.clock.install();
  await enterAsFinished(ben, { gender: 1 });
  await putUser(ben, { languages: ['en'] });
  await ben.goto('/home');
  await expect(ben.getByRole('feed').getByRole('article').first()).toBeVisible();

  await anna.goto('/home');
  const other = await anna.context().newPage();
  await other.goto('/home');
  await expect(other.getByRole('feed').getByRole('article').first()).toBeVisible();

  await test.step('the draft outlives a reload, and nothing at all is not sent', async () => {
    const sent: string[] = [];
    anna.on(
      'request',
      (request) => request.method() === 'POST' && request.url().endsWith('/v1/feeds') && sent.push(request.url()),
    );
    await expect(composer(anna).getByText('2 of 2 posts left today')).toBeVisible();
    await composer(anna).getByRole('button', { name: 'Post', exact: true }).click();
    await composer(anna).getByRole('textbox', { name: 'Text of your post' }).fill(first);
    await anna.reload();
    await expect(composer(anna).getByRole('textbox', { name: 'Text of your post' })).toHaveValue(first);
    expect(sent).toEqual([]);
  });

  await test.step('three photos, pressed twice, are one post', async () => {
    await composer(anna)
      .locator('input[type=file]')
      .first()
      .setInputFiles(landscapes('mist', 'tea', 'alps'));
    await expect(composer(anna).getByRole('list', { name: 'Selected files' }).getByRole('listitem')).toHaveCount(3);
    await expect(composer(anna).getByText('Photos containing text should not be uploaded.')).toBeVisible();
    await expect(composer(anna).getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
    // What has arrived outlives a reload beside the words.
    await anna.reload();
    await expect(composer(anna).getByRole('list', { name: 'Selected files' }).getByRole('listitem')).toHaveCount(3);
    const send = composer(anna).getByRole('button', { name: 'Post', exact: true });
    await expect(send).toBeEnabled();
    await send.dblclick();
    await expect(postOf(anna, first).getByRole('button', { name: /^Photo \d of 3/ })).toHaveCount(3);
    await expect(postOf(anna, first)).toHaveCount(1);
    await expect(composer(anna).getByText('1 of 2 posts left today')).toBeVisible();
    // The other tab lies over this one, and what is not seen does not fade from theme to theme.
    await anna.bringToFront();
  });

  await test.step('it waits behind the pill and does not move the reader', async () => {
    const pill = other.getByRole('button', { name: '1 new post' });
    await expect(pill).toBeVisible();
    await expect(postOf(other, first)).toHaveCount(0);
    await pill.click();
    await expect(postOf(other, first)).toBeVisible();
    await expect(pill).toBeHidden();

    await expect(postOf(ben, first)).toHaveCount(0);
    await ben.clock.fastForward(40_000);
    await ben.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await ben.getByRole('button', { name: /new posts?$/ }).click();
    await expect(postOf(ben, first).getByRole('img')).toHaveCount(3);
    await postOf(ben, first)
      .getByRole('button', { name: /^Photo 2 of 3/ })
      .click();
    await expect(ben.getByRole('dialog').getByText('2 of 3')).toBeVisible();
    await ben.keyboard.press('Escape');
  });

  await test.step('the third post in 24 hours asks for VIP and keeps the words', async () => {
    await anna.waitForFunction(
      (pressed) => performance.now() > pressed + 3_000,
      await anna.evaluate(() => performance.now()),
    );
    // The reply of the first attempt is lost: the post exists, and the repetition creates no second one.
    journey.tolerate({ network: 'ERR_FAILED', path: '/v1/feeds' });
    const ids: string[] = [];
    await anna.route('**/v1/feeds', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      ids.push((route.request().postDataJSON() as { client_id: string }).client_id);
      if (ids.length > 1) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await composer(anna).locator('input[type=file]').first().setInputFiles(landscapes('mist'));
    const text = composer(anna).getByRole('textbox', { name: 'Text of your post' });
    await text.fill(second);
    await expect(composer(anna).getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
    await composer(anna).getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer(anna).getByText('No connection. Your post waits here')).toBeVisible();
    await anna.reload();
    await expect(text).toHaveValue(second);
    await expect(composer(anna).getByRole('list', { name: 'Selected files' }).getByRole('listitem')).toHaveCount(1);
    await composer(anna).getByRole('button', { name: 'Try again' }).click();
    await expect(postOf(anna, second).getByRole('button', { name: /^Photo/ })).toBeVisible();
    await expect(text).toHaveValue('');
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    await expect(composer(anna).getByRole('button', { name: 'No limit with VIP' })).toBeVisible();
    journey.tolerate({ status: 400, path: '/v1/feeds' });
    await text.fill('One more');
    await composer(anna).locator('input[type=file]').first().setInputFiles(landscapes('tea'));
    await anna.waitForFunction(
      (pressed) => performance.now() > pressed + 3_000,
      await anna.evaluate(() => performance.now()),
    );
    await composer(anna).getByRole('button', { name: 'Post', exact: true }).click();
    const prompt = anna.getByRole('alertdialog');
    await expect(prompt.getByText('Please upgrade to VIP to send more than 2 news feed in 24 hours')).toBeVisible();
    await prompt.getByRole('button', { name: 'Upgrade to VIP' }).click();
    await expect(anna.getByRole('dialog').last()).toBeVisible();
    await anna.keyboard.press('Escape');
    await expect(text).toHaveValue('One more');
    const chosen = composer(anna).getByRole('list', { name: 'Selected files' }).getByRole('listitem');
    await expect(chosen).toHaveCount(0);
    await anna.getByRole('button', { name: 'Bring them back' }).click();
    await expect(chosen).toHaveCount(1);
  });

  await test.step('a hidden post leaves an undo, and stays away without it', async () => {
    const more = postOf(ben, first).getByRole('button', { name: `More about the post by ${name}` });
    await more.click();
    await ben.getByRole('menuitem', { name: 'Hide this post' }).click();
    await expect(postOf(ben, first)).toHaveCount(0);
    await ben.getByRole('button', { name: 'Undo' }).click();
    await expect(postOf(ben, first)).toBeVisible();
    await more.click();
    await ben.getByRole('menuitem', { name: 'Hide this post' }).click();
    await expect(ben.getByText(`Hidden from your news: post by ${name}`)).toBeVisible();
    await expectAccessible(ben);
    await ben.reload();
    await expect(ben.getByRole('feed').getByRole('article').first()).toBeVisible();
    await expect(postOf(ben, first)).toHaveCount(0);
  });

  await test.step('a deleted post is gone for everyone', async () => {
    await postOf(anna, first).getByRole('button', { name: 'More about your post' }).click();
    await anna.getByRole('menuitem', { name: 'Delete this post' }).click();
    await anna.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(postOf(anna, first)).toHaveCount(0);
    await expect(postOf(other, first)).toHaveCount(0);
  });
});

test('on a phone the form of a new post is one row until it is used', async ({ journey }) => {
  const page = await journey.open({ size: 'phone' });
  await enterAsFinished(page, { gender: 1 });
  await page.goto('/home');
  const words = composer(page).getByRole('textbox', { name: 'Text of your post' });
  const send = composer(page).getByRole('button', { name: 'Post', exact: true });
  await expect(composer(page).getByRole('button', { name: 'Photo' })).toBeVisible();
  await expect(send).toBeHidden();
  expect((await composer(page).boundingBox())?.height).toBeLessThan(90);

  await words.tap();

  await expect(send).toBeVisible();
  await expect(composer(page).getByText('2 of 2 posts left today')).toBeVisible();
});

// covers: /home: new posts wait behind a pill; going back restores the scroll position
test('back finds the same posts at the same place', async ({ journey }) => {
  const page = await journey.open();
  await enterAsFinished(page, { gender: 1 });
  await openNews(page);
  const posts = page.getByRole('feed').getByRole('article');
  await expect(posts.first()).toBeVisible();
  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => posts.count()).toBeGreaterThan(10);
  const far = posts.nth(11).getByRole('link').filter({ hasText: /\w/ }).first();
  await far.scrollIntoViewIfNeeded();
  const count = await posts.count();
  // The place is the one of the press: a press may scroll a little further itself.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('place', String(Math.round(scrollY))), {
      capture: true,
      once: true,
    }),
  );
  await far.click();
  await expect(page).toHaveURL(/\/profile\/\d+$/);
  const place = await page.evaluate(() => Number(sessionStorage.getItem('place')));
  expect(place).toBeGreaterThan(1_000);
  await page.goBack();
  await expect.poll(() => posts.count()).toBeGreaterThanOrEqual(count);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});
