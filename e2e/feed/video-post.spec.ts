import type { Page } from '@playwright/test';
import { makeFilm } from '../../apps/api/test/fixtures/make-media.ts';
import { makeMember } from '../chat/make-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';
import { composer, postOf } from './write-post.ts';

// covers: A video can be posted while it is transcoded
test('a video is posted while it is being prepared, gets its poster, and plays for a friend whom it was told at once', async ({
  journey,
}) => {
  test.slow();
  const words = `The ferry this morning ${Date.now().toString(36)}`;
  const [mei, jo] = [await journey.open(), await journey.open({ size: 'phone', colorScheme: 'dark' })];
  const [author, friend] = [await makeMember(mei, 'Mei'), await makeMember(jo, 'Jo')];
  const ask = (page: Page, token: string, user_id: number) =>
    page.request.post('/v1/friend_requests', { headers: { authorization: `Bearer ${token}` }, data: { user_id } });
  expect([
    (await ask(mei, author.token, friend.id)).status(),
    (await ask(jo, friend.token, author.id)).status(),
  ]).toEqual([202, 201]);
  await jo.goto('/home');
  await expect(jo.getByRole('feed').getByRole('article').first()).toBeVisible();
  await hearsEvents(jo);

  await mei.goto('/home');
  await composer(mei)
    .locator('input[type=file][accept^="video"]')
    .setInputFiles({ name: 'ferry.mov', mimeType: 'video/quicktime', buffer: await makeFilm({ seconds: 2 }) });
  await composer(mei).getByRole('textbox', { name: 'Text of your post' }).fill(words);
  await composer(mei).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(postOf(mei, words)).toBeVisible();
  await test.step('its author sees it become playable', async () => {
    await expect(postOf(mei, words).getByTestId('play-video')).toBeVisible({ timeout: 30_000 });
    await expect(postOf(mei, words).getByTestId('picture-image')).toBeVisible();
  });

  await test.step('it waits for the friend behind the pill, and plays', async () => {
    await jo.getByRole('button', { name: /new posts?$/ }).click();
    await postOf(jo, words)
      .getByRole('button', { name: /^Video by/ })
      .click();
    const film = jo.getByRole('dialog').locator('video');
    await expect(film).toHaveAttribute('poster', /./);
    await expectAccessible(jo);
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
    expect(await film.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])).toEqual([320, 180]);
  });
});
