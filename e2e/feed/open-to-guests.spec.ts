import { expect, test } from '../support/journey.ts';

// covers: /feed/{id} for members; /timeline/{id} and the news open to guests, in eight languages
// covers: /timeline/:id
test('guests read the news and a timeline in their language, and log in over the page to act', async ({ journey }) => {
  const page = await journey.open({ size: 'phone', locale: 'de-DE' });
  const answer = await page.request.get('/de/home');
  const html = await answer.text();
  expect(html).toContain('Beitrag von Mei Lin');
  expect(html).toContain('周末带妈妈去了青城山');

  await page.goto('/de/home');
  const post = page.getByRole('article', { name: 'Beitrag von Mei Lin' });
  await expect(post.getByText('周末带妈妈去了青城山')).toHaveAttribute('lang', 'zh');
  // Pictures keep their place before they come: nothing moves.
  const moved = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => (sum += (entry as unknown as { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 0);
      }),
  );
  expect(moved).toBeLessThan(0.05);

  await post.getByRole('button', { name: 'Gefällt mir', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
  await page.keyboard.press('Escape');

  const profile = (await post.getByRole('link', { name: /Mei Lin/ }).getAttribute('href')) ?? '';
  const timeline = profile.replace('/profile/', '/timeline/');
  expect(timeline).toMatch(/^\/de\/timeline\/\d+$/);
  expect(await (await page.request.get(timeline)).text()).toContain('Beiträge von Mei Lin');
  await page.goto(timeline);
  await expect(page.getByRole('heading', { level: 1, name: 'Beiträge von Mei Lin' })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.goto(timeline.replace('/de/', '/ja/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Mei Linさんの投稿' })).toBeVisible();
});
