import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { makeMember } from './make-member.ts';
import { log, sayMany } from './talk.ts';

test('messages are found across chats and within one, and opened at their place', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await sayMany(anna, a, b, ['Where was the lighthouse?']);
  await sayMany(
    ben,
    b,
    a,
    Array.from({ length: 60 }, (_, line) => (line === 2 ? 'The lighthouse stands in Aomori' : `Line ${line + 1}`)),
  );

  await anna.goto('/chats');
  await anna.getByRole('searchbox', { name: 'Search chats' }).fill('lighthuose');
  const found = anna.getByRole('list', { name: 'Messages found' }).getByRole('listitem');
  await expect(found).toHaveCount(2);
  await expect(found.first().locator('mark')).toHaveText('lighthouse');
  await expectAccessible(anna);
  await found.filter({ hasText: 'Aomori' }).getByRole('link').click();
  const place = log(anna).getByText('The lighthouse stands in Aomori');
  await expect(place).toBeInViewport();
  await expect(anna).toHaveURL(/\/chat\/\d+$/);

  await anna.getByTestId('conversation-head').getByRole('button', { name: 'More' }).click();
  await anna.getByRole('menuitem', { name: 'Search in this chat' }).click();
  const panel = anna.getByRole('search', { name: 'Search in this chat' });
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await panel.getByRole('searchbox').fill('line 60');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'By anyone' }).click();
  await anna
    .getByRole('menuitemradio', { name: 'By me' })
    .or(anna.getByRole('menuitemcheckbox', { name: 'By me' }))
    .click();
  await expect(panel.getByText('No messages found')).toBeVisible();
  await panel.getByRole('button', { name: 'By me' }).click();
  await anna
    .getByRole('menuitemradio', { name: 'By anyone' })
    .or(anna.getByRole('menuitemcheckbox', { name: 'By anyone' }))
    .click();
  await panel.getByRole('listitem').getByRole('button').click();
  await expect(panel).toBeHidden();
  await expect(log(anna).getByText('Line 60', { exact: false }).last()).toBeInViewport();
});
