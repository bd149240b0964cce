import type { Page } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { ownId } from '../support/member.ts';
import { tokenOf } from '../support/token-of.ts';

/** Calls the server as the member behind the page. */
async function send(page: Page, path: string, data: object): Promise<void> {
  const token = await tokenOf(page);
  const reply = await page.request.post(`/v1/${path}`, { data, headers: { authorization: `Bearer ${token}` } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

async function idOf(page: Page): Promise<number> {
  await page.goto('/me');
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  return ownId(page);
}

const chat = (page: Page, name: string) => page.getByRole('region', { name: `Chat with ${name}` });
const card = (page: Page) => page.getByRole('region', { name: 'Answers to questions' });

test('a question reaches the other, is answered and shown on the profile, where both see how well they match', async ({
  journey,
}) => {
  // The server renders pages as a guest sees them; to one these members, shown to members only, are not there.
  journey.tolerate({ status: 404, path: '/profile/*' }, { status: 400, path: '/v1/ask' });
  const hers = await journey.open({ size: 'phone', colorScheme: 'dark' });
  const her = await enterAsFinished(hers, { gender: 0 });
  const herId = await idOf(hers);
  const his = await journey.open();
  const him = await enterAsFinished(his, { gender: 1 });
  const hisId = await idOf(his);
  // Four answers that they share, so that the fifth makes a match.
  for (const [question_id, hisChoice, herChoice] of [
    [24, 0, 0],
    [36, 1, 1],
    [50, 0, 1],
    [1, 0, 2],
  ] as const) {
    await send(his, 'answer', { question_id, choice: hisChoice, published: true });
    await send(hers, 'answer', { question_id, choice: herChoice, published: true });
  }

  await his.goto(`/profile/${herId}`);
  await expect(card(his)).toContainText('Answer 1 more question that');
  await card(his).getByRole('button', { name: 'Ask a question' }).click();
  const asking = his.getByRole('dialog', { name: `Ask ${her} a question` });
  await asking.getByRole('button', { name: 'Love' }).click();
  await asking.getByRole('radio', { name: /How do you show love\?/ }).check();
  await expectAccessible(his);
  await expect(asking.getByText('5 questions left today')).toBeVisible();
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asking).toBeHidden();
  // A second question would be a second message to somebody who has not answered.
  await card(his).getByRole('button', { name: 'Ask a question' }).click();
  await asking.getByRole('button', { name: 'In my own words' }).click();
  await asking.getByRole('textbox', { name: 'Your question' }).fill('Do you sing?');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asking.getByRole('alert').filter({ hasText: 'Please wait for response' })).toBeVisible();
  await asking.getByRole('button', { name: 'Close' }).click();
  // What is missing may be asked for all the same.
  await his
    .getByRole('region', { name: 'Would you like to know more?' })
    .getByRole('button', { name: 'A few words' })
    .click();
  await expect(his.getByRole('button', { name: /^A few words.*asked/ })).toBeDisabled();

  // She is told, finds the question in the conversation, and answers where her own answers are.
  await hers.goto('/notification');
  await expect(hers.getByRole('main')).toContainText(`${him} asks: How do you show love?`);
  await expect(hers.getByRole('main')).toContainText(`${him} would like to read something about you.`);
  await hers.goto(`/chat/${hisId}`);
  await expect(chat(hers, him).getByText('How do you show love?')).toBeVisible();
  await expect(chat(hers, him).getByRole('button', { name: 'Answer', exact: true })).toBeVisible();
  await hers.goto('/setting/answers');
  const waiting = hers.getByRole('region', { name: 'Waiting for your answer' });
  await waiting.getByRole('button', { name: 'Answer' }).click();
  const answering = hers.getByRole('dialog', { name: 'Answer the question' });
  await answering.getByRole('radio', { name: 'With time' }).check();
  await answering.getByRole('textbox').fill('And with soup');
  await answering.getByText('Very much').click();
  await expectAccessible(hers);
  await answering.getByRole('button', { name: `Answer ${him}` }).click();
  await expect(waiting).toBeHidden();
  await expect(hers.getByRole('region', { name: 'Your answers' })).toContainText('And with soup');

  // He gives the same answer of his own, and her profile shows both.
  await send(his, 'answer', { question_id: 26, choice: 1, published: true });
  await his.reload();
  await expect(card(his).getByText('And with soup')).toBeVisible();
  await expect(card(his)).toContainText('3 of 5 answers are the same');
  await expect(card(his).getByRole('progressbar', { name: /Your answers match by 6\d%/ })).toBeVisible();
  await expectAccessible(his);

  // In the conversation the question shows what she has answered.
  await his.goto(`/chat/${herId}`);
  await expect(chat(his, her).getByText('With time · And with soup').first()).toBeVisible();
  await his.goto(`/profile/${herId}`);

  // Taken off the profile it is gone for him, and the match with it.
  await hers
    .getByRole('region', { name: 'Your answers' })
    .getByRole('listitem')
    .filter({ hasText: 'And with soup' })
    .getByRole('switch', { name: 'On the profile' })
    .uncheck();
  await expect(hers.getByRole('listitem').filter({ hasText: 'And with soup' }).getByRole('switch')).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  await his.reload();
  await expect(card(his)).toContainText('Answer 1 more question that');
  await expect(card(his).getByText('And with soup')).toHaveCount(0);
});
