import { randomUUID } from 'node:crypto';
import { giveGold } from '../gifts/give-gold.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { addMember, makeMember } from './make-member.ts';
import { lastMessage, log, messageField, say } from './talk.ts';

// covers: VIP entitlements
test('a conversation that waits for a reply names VIP, and opens as soon as the member has it', async ({ journey }) => {
  const anna = await journey.open({ size: 'phone' });
  const [a, b] = [await makeMember(anna, 'Anna'), await addMember('Ben')];
  await giveGold(anna, a, 40);
  await anna.goto(`/chat/${b.id}`);
  await anna.getByRole('button', { name: 'Say hi' }).click();
  await anna.getByRole('button', { name: 'Send greeting' }).click();
  const composer = anna.getByTestId('composer');
  await expect(composer).toContainText('VIP members can send 3 messages before a reply.');
  await expectAccessible(anna);
  await composer.getByRole('button', { name: 'Upgrade to VIP' }).click();
  await expect(anna.getByRole('dialog').getByRole('radio').first()).toBeAttached();
  await anna.keyboard.press('Escape');

  const bought = await anna.request.post('/v1/upgrade', {
    headers: { authorization: `Bearer ${a.token}`, 'idempotency-key': randomUUID() },
    data: { package: 1, gateway: 'balance', expected: 30 },
  });
  expect(bought.ok(), await bought.text()).toBe(true);

  await expect(messageField(anna)).toBeVisible();
  await expect(composer).not.toContainText('Please wait for response');
});

// covers: /chats
// covers: /chat/:id
test('two people greet, type, read and answer each other', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open({ size: 'phone', colorScheme: 'dark' })];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];

  await anna.goto(`/chat/${b.id}`);
  await expect(anna.getByRole('heading', { level: 1, name: b.name })).toBeVisible();
  await anna.getByRole('button', { name: 'Say hi' }).click();
  // The greeting is seen before it is sent.
  await expect(anna.getByRole('textbox', { name: 'Your greeting' })).toHaveValue(/^Hi! I like your profile/);
  await anna.getByRole('button', { name: 'Send greeting' }).click();
  await expect(log(anna).getByText('Hi', { exact: true })).toBeVisible();
  await expect(anna.getByText('Please wait for response before you can send more messages.')).toBeVisible();

  await ben.goto('/chats');
  await expect(ben).toHaveTitle(/^\(1\) /);
  const row = ben.getByRole('link', { name: new RegExp(a.name) });
  await expect(row).toContainText('1 new message');
  await row.click();
  await expect(ben.getByRole('heading', { level: 1, name: a.name })).toBeVisible();
  await expect(log(anna)).toContainText('Read');
  await expect(ben).not.toHaveTitle(/^\(/);

  await messageField(ben).pressSequentially('Nice to meet you');
  await expect(log(anna).getByText(`${b.name} is typing`)).toBeAttached();
  await expect(anna.getByRole('link', { name: new RegExp(b.name) })).toContainText('Typing…');
  await messageField(ben).press('Enter');
  await expect(lastMessage(anna)).toContainText('Nice to meet you');
  await expect(lastMessage(ben)).toContainText('Read');

  await say(anna, 'You too');
  await expect(lastMessage(ben)).toContainText('You too');
  await expectAccessible(anna);
});

test('on a phone the field takes the row once there is text in it', async ({ journey }) => {
  const ben = await journey.open({ size: 'phone' });
  const anna = await addMember('Anna');
  await makeMember(ben, 'Ben');
  await ben.goto(`/chat/${anna.id}`);
  const width = async () => Math.round((await messageField(ben).boundingBox())?.width ?? 0);
  await expect(messageField(ben)).toBeVisible();
  await expect.poll(width).toBeLessThan(220);

  await messageField(ben).fill('Tell me');

  await expect.poll(width).toBeGreaterThan(360);
  for (const name of ['Emoji', 'Send a gift', 'Send'])
    await expect(ben.getByTestId('composer').getByRole('button', { name, exact: true })).toBeInViewport();
});

// covers: Empty messages are dropped silently
test('emoji travel as codes and are named for those who hear them', async ({ journey }) => {
  const [anna, ben] = [await journey.open(), await journey.open({ locale: 'de-DE' })];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben', { language: 'de' })];
  await anna.goto(`/chat/${b.id}`);
  // Blanks alone are not sent, and nothing is said about them.
  const posts: string[] = [];
  anna.on('request', (request) => void (request.method() === 'POST' && posts.push(new URL(request.url()).pathname)));
  await messageField(anna).fill('   ');
  await anna.keyboard.press('Enter');
  await expect(messageField(anna)).toBeFocused();
  await messageField(anna).fill('Hello ');
  await anna.getByRole('button', { name: 'Emoji' }).click();
  const picker = anna.getByRole('dialog', { name: 'Emoji' });
  await expect(picker.getByRole('group', { name: 'All emoji' }).getByRole('button')).toHaveCount(68);
  await expectAccessible(anna);
  await picker.getByRole('searchbox').fill('laugh');
  await expect(picker.getByRole('group', { name: 'Emoji found' }).getByRole('button').first()).toHaveText('😄');
  await picker.getByRole('searchbox').fill('');
  await anna.keyboard.press('ArrowDown');
  await anna.keyboard.press('ArrowRight');
  await anna.keyboard.press('ArrowLeft');
  await anna.keyboard.press('Enter');
  await expect(messageField(anna)).toBeFocused();
  await expect(messageField(anna)).toHaveValue('Hello 🙂');
  const sent = anna.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/v1/messages'));
  await anna.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ message_content: 'Hello [smile]' });
  expect(posts.filter((path) => path === '/v1/messages')).toHaveLength(1);

  await ben.goto(`/chat/${a.id}`);
  await expect(lastMessage(ben).getByRole('img')).toHaveText('🙂');
  await expect(lastMessage(ben).getByRole('img')).not.toHaveAccessibleName('smile');
});

test('a draft stays with its conversation', async ({ journey }) => {
  const anna = await journey.open();
  const [b, c] = [await addMember('Ben'), await addMember('Carl')];
  await makeMember(anna, 'Anna');
  await anna.goto(`/chat/${b.id}`);
  await messageField(anna).fill('A thought for Ben');
  await anna.goto(`/chat/${c.id}`);
  await expect(messageField(anna)).toHaveValue('');
  await anna.goto(`/chat/${b.id}`);
  await expect(messageField(anna)).toHaveValue('A thought for Ben');
});

// covers: Enter sends as a stored preference
test('Enter sends or makes a new line, as its owner likes it', async ({ journey }) => {
  const anna = await journey.open();
  await makeMember(anna, 'Anna');
  const b = await addMember('Ben');
  await anna.goto(`/chat/${b.id}`);
  await anna.getByTestId('conversation-head').getByRole('button', { name: 'More' }).click();
  await anna.getByRole('menuitemradio', { name: 'Ctrl + Enter sends' }).click();
  await messageField(anna).pressSequentially('One');
  await messageField(anna).press('Enter');
  await messageField(anna).pressSequentially('Two');
  await expect(messageField(anna)).toHaveValue('One\nTwo');
  await anna.reload();
  await expect(messageField(anna)).toHaveValue('One\nTwo');
  await messageField(anna).press('Control+Enter');
  await expect(lastMessage(anna)).toContainText('One Two');
});
