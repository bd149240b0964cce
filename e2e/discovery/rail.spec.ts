import { makeMember } from '../chat/make-member.ts';
import { expect, test } from '../support/journey.ts';

test('the rail of home says whose turn it is, keeps its place, and is not loaded on a phone', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open({ size: 'phone' })];
  const reader = await makeMember(anna, 'Anna');
  const writer = await makeMember(ben, 'Ben');
  const parts: string[] = [];
  ben.on('request', (request) => request.url().includes('living-rail') && parts.push(request.url()));
  await ben.goto('/home');
  await expect(ben.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  const reply = await ben.request.post('/v1/messages', {
    headers: { authorization: `Bearer ${writer.token}` },
    data: {
      user_id: reader.id,
      message_type: 'text',
      message_content: 'Which season is best there?',
      client_id: `rail-${Date.now()}`,
    },
  });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  expect(parts).toEqual([]);

  await anna.goto('/home');
  const turns = anna.getByRole('region', { name: 'Your turn to reply' });
  await expect(turns.getByRole('link', { name: new RegExp(writer.name) })).toBeVisible();
  const draft = await anna.request.post('/v1/draft', {
    headers: { authorization: `Bearer ${reader.token}` },
    data: { user_id: writer.id, message_content: 'In spring' },
  });
  expect(draft.status(), await draft.text()).toBeLessThan(300);
  await anna.reload();
  await expect(turns.getByRole('link', { name: new RegExp(writer.name) })).toContainText('Draft: In spring');
  await expect(anna.getByRole('region', { name: 'Your profile' })).toHaveCount(1);
  await expect(anna.getByRole('feed').getByRole('article').first()).toBeVisible();
  await anna.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(turns).toBeInViewport();
});

test('a rail that names nobody recommends members, each with the reason', async ({ journey }) => {
  const page = await journey.open();
  await makeMember(page, 'Anna');
  // Others are online while journeys run side by side.
  const empty = { items: [], has_more: false, next_max_id: null };
  await page.route(/\/v1\/(user\/)?(online|birthday)/, (route) => route.fulfill({ json: empty }));

  await page.goto('/home');

  const card = page.getByRole('region', { name: 'Recommended' });
  const people = card.getByRole('listitem');
  await expect(people.first().getByRole('button', { name: /Say hi/ })).toBeVisible();
  expect(await people.count()).toBeLessThanOrEqual(3);
  await expect(card.getByTitle('Why you see this person').first()).toBeVisible();
  await card.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/user\/recommend/);
});
