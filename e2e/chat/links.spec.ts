import { befriend } from '../calls/call-screens.ts';
import { expect, test } from '../support/journey.ts';
import { addMember, makeMember } from './make-member.ts';
import { log, say } from './talk.ts';

test('an address in a chat is a link between friends alone', async ({ journey }) => {
  const anna = await journey.open();
  const [a, b] = [await makeMember(anna, 'Anna'), await addMember('Ben')];
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
