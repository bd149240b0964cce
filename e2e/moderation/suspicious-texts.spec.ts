import type { APIResponse, Page } from '@playwright/test';
import { addPhotos, enterAsOwner } from '../media/make-seller.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { ownId } from '../support/member.ts';
import { tokenOf } from '../support/token-of.ts';

const fraud = 'Please send me 300 dollars by Western Union';
const warning = /^This looks like a request for money/;

/** Calls the server as the member behind the page. */
async function send(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const reply: APIResponse = await page.request.fetch(`/v1/${path}`, { method, data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
}

test('readers are warned of a note, an answer and a caption with signals of a fraud', async ({ journey }) => {
  test.slow();
  const reader = await journey.open({ size: 'phone', colorScheme: 'dark' });
  await enterAsFinished(reader, { gender: 0 });
  await reader.goto('/me');
  await expect(reader.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  const readerId = await ownId(reader);

  const writer = await journey.open();
  const writerId = await enterAsOwner(writer, 1);
  await addPhotos(writer, 'alps');
  const headers = { authorization: `Bearer ${await tokenOf(writer)}` };
  const album = await writer.request.get(`/v1/photos/${writerId}`, { headers });
  const [photo] = ((await album.json()) as { items: { id: number }[] }).items;
  await send(writer, 'PUT', `uploads/${photo?.id}`, { caption: fraud });
  await send(writer, 'POST', 'answer', { question_id: 24, choice: 0, content: fraud, published: true });
  await send(writer, 'POST', 'likes', { user_id: readerId, note: fraud });

  // The toast leaves the note out.
  await expect(reader.getByText(/likes you/)).toBeVisible();
  await expect(reader.getByText(fraud)).toHaveCount(0);
  await reader.goto('/user/likeme');
  const card = reader.getByRole('article').filter({ hasText: fraud });
  await expect(card.getByText(warning)).toBeVisible();
  await expectAccessible(reader);
  await expectNoSidewaysScroll(reader);

  await reader.goto(`/profile/${writerId}`);
  const answers = reader.getByRole('region', { name: 'Answers to questions' });
  await expect(answers.getByText(warning)).toBeVisible();
  await expectAccessible(reader);
  await expectNoSidewaysScroll(reader);

  await reader.goto(`/photo/${writerId}`);
  await reader.getByTestId('open-photo').first().tap();
  const viewer = reader.getByTestId('viewer');
  await expect(viewer.getByText(fraud)).toBeVisible();
  await expect(viewer.getByText(warning)).toBeVisible();
  await expectAccessible(reader);
});
