import { makeMember } from '../chat/make-member.ts';
import { expect, test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';

test('the word about the network goes once the network is there', async ({ journey }) => {
  journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/**' });
  const page = await journey.open({ size: 'phone' });
  await makeMember(page, 'Anna');
  const b = await makeMember(await journey.open(), 'Ben');
  await page.goto(`/profile/${b.id}`);
  const like = page.getByRole('main').getByRole('button', { name: `Like ${b.name}` });
  // A like without a reply is repeated once.
  await loseReply(page, 'POST', '**/v1/likes*');
  await loseReply(page, 'POST', '**/v1/likes*');
  await like.first().click();
  const toast = page.getByRole('alert').getByText('Oops, Network is unreachable');
  await expect(toast).toBeVisible();

  await like.first().click();

  await expect(like.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(toast).toHaveCount(0);
});
