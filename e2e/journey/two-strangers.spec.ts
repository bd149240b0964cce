import { lastMessage, log, said, say } from '../chat/talk.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, isChinaDomain, test } from '../support/journey.ts';
import { makeCuttable } from './cut-network.ts';
import { registerStranger, type Stranger } from './register-stranger.ts';
import { german, japanese } from './words.ts';

test('two strangers register, find each other, and talk through a cut network', async ({ journey }) => {
  test.skip(isChinaDomain, 'registers by e-mail');
  test.setTimeout(240_000);
  journey.tolerate({ network: 'ERR_INTERNET_DISCONNECTED', path: '/**' });
  const tag = Date.now().toString(36).slice(-5);
  const jonas: Stranger = { page: await journey.open({ locale: 'de-DE' }), name: `Jonas ${tag}`, words: german };
  const yuki: Stranger = {
    page: await journey.open({ locale: 'ja-JP', size: 'phone', colorScheme: 'dark' }),
    name: `Yuki ${tag}`,
    words: japanese,
  };
  const cable = await makeCuttable(yuki.page);

  await test.step('both register and answer the first steps', async () => {
    await registerStranger(jonas, { gender: 'man', city: 'Münch', portrait: 'jonas.webp' });
    await registerStranger(yuki, { gender: 'woman', city: 'Kyoto', portrait: 'yuki.webp' });
    await expect(yuki.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(yuki.page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  await test.step('they find each other, and she likes him', async () => {
    await jonas.page.goto('/user/online');
    await expect(card(jonas, yuki)).toBeVisible();
    await yuki.page.goto('/user/online');
    await card(yuki, jonas).getByRole('button', { name: yuki.words.like }).click();
    await expect(jonas.page.getByText(jonas.words.likesYou(yuki.name))).toBeVisible();
  });

  await test.step('he says hi, and she answers', async () => {
    await card(jonas, yuki).getByRole('button', { name: jonas.words.sayHi }).click();
    await jonas.page.getByRole('button', { name: jonas.words.sendHi }).click();
    await expect(
      yuki.page
        .getByRole('navigation')
        .getByRole('link', { name: /チャット/ })
        .filter({ visible: true }),
    ).toContainText('1');
    await yuki.page.goto('/chats');
    await yuki.page.getByRole('link', { name: new RegExp(jonas.name) }).click();
    await card(jonas, yuki).locator('a[href^="/chat/"]').click();
    await expect(lastMessage(jonas.page)).toContainText(jonas.words.read);
    await say(yuki.page, 'こんにちは、ヨナスさん 🙂');
    await expect(lastMessage(jonas.page)).toContainText('こんにちは、ヨナスさん');
    await say(jonas.page, 'Guten Abend aus München');
    await expect(lastMessage(yuki.page)).toContainText('Guten Abend aus München');
    await expect(lastMessage(jonas.page)).toContainText(jonas.words.read);
    await expectAccessible(yuki.page);
  });

  await test.step('her network is cut and comes back: nothing lost, doubled or reordered', async () => {
    // The greeting stands in each one's own language.
    const [talkedHere, talkedThere] = [await said(jonas.page), await said(yuki.page)];
    await cable.cut();
    for (const text of ['一', '二', '三']) await say(yuki.page, text);
    for (const text of ['eins', 'zwei', 'drei']) await say(jonas.page, text);
    await expect(log(yuki.page).getByText(yuki.words.notSent)).toHaveCount(3);
    await expect(lastMessage(jonas.page)).toContainText(new RegExp(`drei.*${jonas.words.sent}`, 's'));
    await cable.restore();
    const later = ['eins', 'zwei', 'drei', '一', '二', '三'];
    await expect.poll(() => said(jonas.page), { timeout: 30_000 }).toEqual([...talkedHere, ...later]);
    await expect.poll(() => said(yuki.page), { timeout: 30_000 }).toEqual([...talkedThere, ...later]);
    await say(jonas.page, 'Schön, dass du da bist');
    await expect(lastMessage(yuki.page)).toContainText('Schön, dass du da bist');
    await yuki.page.reload();
    await expect.poll(() => said(yuki.page)).toEqual([...talkedThere, ...later, 'Schön, dass du da bist']);
  });
});

/** The other one's card in a list of people. */
function card({ page }: Stranger, other: Stranger) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: other.name });
}
