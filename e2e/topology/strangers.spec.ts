import { dial, expectTalk, press, sheet } from '../calls/call-screens.ts';
import { openRelay, type Relay } from '../calls/open-relay.ts';
import { keepConnections, lineOf } from '../calls/watch-line.ts';
import { lastMessage, say } from '../chat/talk.ts';
import { registerStranger, type Stranger } from '../journey/register-stranger.ts';
import { english, german } from '../journey/words.ts';
import { payInSandbox } from '../payments/pay-in-sandbox.ts';
import { expect, test } from '../support/journey.ts';

let relay: Relay;
test.beforeAll(async () => {
  relay = await openRelay(Number(process.env['E2E_TURN_PORT']));
});
test.afterAll(() => relay.cut());

test('two strangers meet, pay and call through a whole installation', async ({ journey }) => {
  test.setTimeout(300_000);
  const tag = Date.now().toString(36).slice(-5);
  const owen: Stranger = { page: await journey.open(), name: `Owen ${tag}`, words: english };
  const lena: Stranger = {
    page: await journey.open({ locale: 'de-DE', size: 'phone' }),
    name: `Lena ${tag}`,
    words: german,
  };
  for (const { page } of [owen, lena]) await keepConnections(page);

  await test.step('both register, with a photo in the store', async () => {
    await registerStranger(owen, { gender: 'man', city: 'Dublin', portrait: 'jonas.webp' });
    await registerStranger(lena, { gender: 'woman', city: 'Münch', portrait: 'yuki.webp' });
  });

  await test.step('they find each other and talk', async () => {
    await owen.page.goto('/user/online');
    await expect(card(owen, lena)).toBeVisible();
    await lena.page.goto('/user/online');
    await card(owen, lena).getByRole('button', { name: owen.words.sayHi }).click();
    await owen.page.getByRole('button', { name: owen.words.sendHi }).click();
    await lena.page.goto('/chats');
    await lena.page.getByRole('link', { name: new RegExp(owen.name) }).click();
    await say(lena.page, 'Hallo aus München');
    await card(owen, lena).locator('a[href^="/chat/"]').click();
    await expect(lastMessage(owen.page)).toContainText('Hallo aus München');
    await say(owen.page, 'Hello from Dublin');
    await expect(lastMessage(lena.page)).toContainText('Hello from Dublin');
    await expect(lastMessage(owen.page)).toContainText(owen.words.read);
  });

  const id = Number(/\/chat\/(\d+)/.exec(owen.page.url())?.[1]);

  await test.step('he pays for gold in the window of the provider', async () => {
    await owen.page
      .getByRole('banner')
      .getByRole('button', { name: /gold\. Add gold$/ })
      .click();
    const dialog = owen.page.getByRole('dialog');
    await payInSandbox(owen.page, /^Pay \$50\.00$/, 'Approve');
    await expect(dialog.getByRole('heading', { name: '50 gold added' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('he calls her, and they talk through the relay', async () => {
    await dial(owen.page, { id, name: lena.name }, 'voice');
    await press(lena.page, 'Annehmen');
    await expectTalk(owen.page, lena.page);
    expect((await lineOf(owen.page)).way).toEqual(['relay', 'relay']);
    await press(owen.page, 'End');
    await expect(sheet(owen.page)).toContainText('Call ended');
    await expect(sheet(lena.page)).toContainText('Anruf beendet');
  });
});

/** The other one's card in a list of people. */
function card({ page }: Stranger, other: Stranger) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: other.name });
}
