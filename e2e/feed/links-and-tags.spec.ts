import { befriend } from '../calls/call-screens.ts';
import { makeMember } from '../chat/make-member.ts';
import { log, say } from '../chat/talk.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { openNews, postOf, writePost } from './write-post.ts';

test('a hashtag leads to its posts, and a link to a warning first', async ({ journey }) => {
  const tag = `旅行${Date.now().toString(36)}`;
  const words = `Fog over the harbour #${tag} https://example.com/fog?day=1.`;
  const [anna, ben] = [await journey.open(), await journey.open({ size: 'phone', colorScheme: 'dark' })];
  const author = await makeMember(anna, 'Anna');
  await makeMember(ben, 'Ben');
  await openNews(anna);
  await writePost(anna, words);

  // A stranger reads the address as text and follows the hashtag.
  await ben.goto(`/timeline/${author.id}`);
  const post = postOf(ben, words);
  await post.getByRole('link', { name: `#${tag}` }).click();
  await expect(ben.getByRole('heading', { level: 1, name: `#${tag}` })).toBeVisible();
  await expect(postOf(ben, words)).toBeVisible();
  await expect(postOf(ben, words).getByRole('link', { name: 'https://example.com' })).toHaveCount(0);
  await expectAccessible(ben);

  await postOf(anna, words).getByRole('link', { name: 'https://example.com/fog?day=1' }).click();
  await expect(anna.getByTestId('leave-host')).toHaveText('example.com');
  const further = anna.getByRole('link', { name: 'Continue to example.com' });
  await expect(further).toHaveAttribute('href', 'https://example.com/fog?day=1');
  await expect(further).toHaveAttribute('rel', /noreferrer/);
  await expectAccessible(anna);
  await anna.getByRole('button', { name: 'Stay here' }).click();
  await expect(anna).toHaveURL(/\/home$/);
});

test('an address in a chat is a link between friends alone', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await anna.goto(`/chat/${b.id}`);
  await say(anna, 'Look: www.example.com/a');
  await expect(log(anna).getByText('www.example.com/a')).toBeVisible();
  await expect(log(anna).getByRole('link', { name: 'www.example.com/a' })).toHaveCount(0);

  await befriend(anna, a, b);
  await anna.reload();

  await expect(log(anna).getByRole('link', { name: 'www.example.com/a' })).toHaveAttribute(
    'href',
    '/leave?to=https%3A%2F%2Fwww.example.com%2Fa',
  );
});

test('the warning leads nowhere but to websites', async ({ journey }) => {
  const page = await journey.open();
  await makeMember(page, 'Anna');
  await page.goto(`/leave?to=${encodeURIComponent('javascript:alert(1)')}`);
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0);

  // The host is in ASCII: the first letter is a Cyrillic one.
  await page.goto(`/leave?to=${encodeURIComponent('https://еxample.com/')}`);
  await expect(page.getByTestId('leave-host')).toHaveText(/^xn--/);
});
