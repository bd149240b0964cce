import type { Page } from '@playwright/test';
import { makeMember, type Member } from '../chat/make-member.ts';
import { giveGold } from '../gifts/give-gold.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { befriend, corner, dial, expectTalk, press, sheet } from './call-screens.ts';
import { openRelay, type Relay } from './open-relay.ts';
import { cameraOf, keepConnections, lineOf, measureRoundTrip } from './watch-line.ts';

// One after the other: all calls go through the one relay, and one of the journeys tears it away.
test.describe.configure({ mode: 'default' });

let relay: Relay;
test.beforeAll(async () => {
  relay = await openRelay(Number(process.env['E2E_TURN_PORT']));
});
test.afterAll(() => relay.cut());

/** Loses the first message by which a page reports that media flows. Returns how many were lost. */
async function loseFirstReport(page: Page): Promise<() => number> {
  let lost = 0;
  await page.route('**/v1/call/*', (route) => {
    if (lost > 0 || !(route.request().postData() ?? '').includes('"status":"connected"')) return route.fallback();
    lost += 1;
    return route.abort('connectionreset');
  });
  return () => lost;
}

test('a voice call rings in every tab, goes through the relay, and outlives a page, a reload and a dead relay', async ({
  journey,
}) => {
  // A candidate on its way as the call ends, or as a reloaded page takes the call again, is refused.
  journey.tolerate({ status: 400, path: '/v1/call/*/signals' });
  const [caller, phone] = [await journey.open(), await journey.open({ size: 'phone', locale: 'de-DE' })];
  await keepConnections(caller);
  await keepConnections(phone);
  const [mei, jonas] = [await makeMember(caller, 'Mei'), await makeMember(phone, 'Jonas')];
  await giveGold(caller, mei, 20);
  await phone.goto('/home');
  const otherTab = await phone.context().newPage();
  await otherTab.goto('/setting/privacy');

  await test.step('the price stands before the call', async () => {
    await caller.goto(`/chat/${jonas.id}`);
    await caller.getByTestId('conversation-head').getByRole('button', { name: 'Voice call' }).click();
    const price = caller.getByRole('dialog', { name: `Call ${jonas.name}` });
    await expect(price).toContainText('1 gold a minute');
    await expect(price).toContainText('You have 20 gold.');
    await expect(price).toContainText('neither of you can see the other’s IP address');
    await expectAccessible(caller);
    await price.getByRole('radio', { name: 'Video' }).check({ force: true });
    await expect(price).toContainText('2 gold a minute');
    await price.getByRole('radio', { name: 'Voice' }).check({ force: true });
    await price.getByRole('button', { name: 'Start the voice call' }).click();
  });

  await test.step('both tabs ring; Escape drops nothing, and the focus stays in the ring', async () => {
    await expect(sheet(caller)).toContainText('Ringing…');
    await expect(sheet(otherTab)).toContainText('Eingehender Sprachanruf');
    await expect(sheet(phone)).toContainText(mei.name);
    await expectAccessible(phone);
    for (const key of ['Escape', 'Escape', 'Tab', 'Tab', 'Tab', 'Tab']) await phone.keyboard.press(key);
    await expect(sheet(phone)).toBeVisible();
    expect(
      await phone.evaluate(
        () =>
          document.activeElement === document.body || document.activeElement?.closest('[data-testid=call]') !== null,
      ),
    ).toBe(true);
  });

  await test.step('one tab answers, the other stops, and a lost report of the connection is repeated', async () => {
    journey.tolerate({ network: 'ERR_CONNECTION_RESET', path: '/v1/call/*' });
    const lost = await loseFirstReport(phone);
    await press(phone, 'Annehmen');
    await expect(phone.getByRole('timer')).toContainText(/\d:\d\d/, { timeout: 25_000 });
    await expectTalk(caller, phone);
    expect(lost()).toBe(1);
    await expect(sheet(otherTab)).toHaveCount(0);
    expect((await lineOf(caller)).way).toEqual(['relay', 'relay']);
    await expectAccessible(caller);
    await otherTab.close();
  });

  await test.step('small in the corner after "back" it goes on over other pages', async () => {
    await caller.evaluate(() => history.back());
    await expect(corner(caller)).toBeVisible();
    await expect(caller).toHaveURL(`/chat/${jonas.id}`);
    await caller.locator('header').getByRole('link', { name: 'Home' }).first().click();
    await expect(caller).toHaveURL(/\/home$/);
    await expectTalk(caller);
    await corner(caller).getByRole('button', { name: 'Expand the call' }).click();
    await press(caller, 'Mute');
    await expect(sheet(phone).getByRole('img', { name: 'Mikrofon aus' })).toBeVisible();
    await press(caller, 'Mute');
  });

  await test.step('a reload comes back into the call', async () => {
    await phone.reload();
    await expectTalk(phone, caller);
  });

  await test.step('a dead relay is told, and a new way is found when there is one', async () => {
    await relay.cut();
    await expect(sheet(caller)).toContainText('Connection lost. Trying again…', { timeout: 25_000 });
    await relay.restore();
    await expect(sheet(caller).getByText('Connection lost. Trying again…')).toHaveCount(0, { timeout: 25_000 });
    await expectTalk(caller, phone);
  });

  await test.step('the end has its receipt, and the conversation its one entry', async () => {
    await press(caller, 'End');
    await expect(sheet(caller)).toContainText('Call ended');
    await expect(sheet(caller)).toContainText(/You paid \d gold\./);
    await expect(sheet(phone)).toContainText('Anruf beendet');
    await expect(sheet(caller)).toHaveCount(0);
    await caller.goto(`/chat/${jonas.id}`);
    await expect(caller.getByTestId('call-message')).toHaveCount(1);
    await expect(caller.getByTestId('call-message')).toContainText('Voice call');
  });
});

// covers: Call screen: mute, microphone, camera, another camera only with more than one, timer above 0 s
test('a video call of friends goes from one to the other; a camera is turned on, another taken, a weak line told', async ({
  journey,
}) => {
  const [caller, other] = [await journey.open({ size: 'phone', colorScheme: 'dark' }), await journey.open()];
  await keepConnections(caller);
  await keepConnections(other);
  const [ana, ben] = [await makeMember(caller, 'Ana'), await makeMember(other, 'Ben')];
  await giveGold(caller, ana, 20);
  await befriend(caller, ana, ben);
  // A laptop has one camera.
  await other.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const all = devices.enumerateDevices.bind(devices);
    devices.enumerateDevices = async () =>
      (await all()).filter(
        ({ kind }, at, list) => kind !== 'videoinput' || list.findIndex((one) => one.kind === kind) === at,
      );
  });
  await other.goto(`/chat/${ana.id}`);
  await dial(caller, ben, 'video', { direct: true });

  await sheet(other).getByRole('checkbox', { name: 'Connect directly' }).check();
  await press(other, 'Voice only');
  await expectTalk(caller, other);
  await expect
    .poll(async () => (await lineOf(other)).videoFrames, { message: 'pictures are drawn' })
    .toBeGreaterThan(5);
  await expect(sheet(other).getByLabel(`Video of ${ana.name}`)).toBeVisible();
  await expect(sheet(caller)).toContainText('Their camera is off');

  await press(other, 'Camera');
  await expect(sheet(caller).getByLabel(`Video of ${ben.name}`)).toBeVisible();
  await expect.poll(async () => (await lineOf(caller)).videoFrames).toBeGreaterThan(5);
  expect((await lineOf(caller)).way, 'both agreed: no relay between them').toEqual([
    expect.stringMatching(/^(host|srflx|prflx)$/),
    expect.stringMatching(/^(host|srflx|prflx)$/),
  ]);

  await test.step('all five controls stand within the narrowest phone', async () => {
    const size = caller.viewportSize();
    await caller.setViewportSize({ width: 320, height: 640 });
    const controls = sheet(caller).locator('footer').getByRole('button');
    await expect(controls).toHaveCount(5);
    for (const control of await controls.all()) {
      const { x, width } = (await control.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
    if (size !== null) await caller.setViewportSize(size);
  });

  await measureRoundTrip(caller, 0.9);
  const weak = sheet(caller).getByText('Weak connection. Trying to keep the picture.');
  await expect(weak).toBeVisible();
  await expectAccessible(caller);
  // On its side the own picture leaves the buttons free.
  await caller.setViewportSize({ width: 844, height: 390 });
  await press(caller, 'Minimise the call');
  await expect(corner(caller)).toContainText('Weak connection. Trying to keep the picture.');
  await corner(caller).getByRole('button', { name: 'Expand the call' }).click();
  await caller.setViewportSize({ width: 390, height: 844 });
  await measureRoundTrip(caller, null);
  await expect(weak).toHaveCount(0);

  await expect(sheet(other).getByRole('button', { name: 'Flip' })).toHaveCount(0);
  const before = await cameraOf(caller);
  await press(caller, 'Flip');
  await expect.poll(() => cameraOf(caller)).not.toBe(before);
  expect(await cameraOf(caller)).not.toBe('');
  await expect(sheet(caller).getByLabel('Your camera')).toBeVisible();
  await press(caller, 'Camera');
  await expect(sheet(other)).toContainText('Their camera is off');
  await press(other, 'End');
  await expect(sheet(caller)).toContainText('Call ended');
});

/** A message past the page: words, or the gift that takes the last gold. */
async function write(page: Page, from: Member, to: Member, message: object): Promise<void> {
  const data = { user_id: to.id, client_id: `${from.id}-${to.id}-${Date.now()}`, ...message };
  const reply = await page.request.post('/v1/messages', { headers: { authorization: `Bearer ${from.token}` }, data });
  expect(reply.status(), await reply.text()).toBe(201);
}

test('declined, busy, missed, and out of gold: each end is told to both', async ({ journey }) => {
  const [caller, other, third] = [await journey.open(), await journey.open({ size: 'phone' }), await journey.open()];
  for (const page of [caller, other, third]) await keepConnections(page);
  const [lea, tom, zoe] = [
    await makeMember(caller, 'Lea'),
    await makeMember(other, 'Tom'),
    await makeMember(third, 'Zoe'),
  ];
  await giveGold(caller, lea, 5);
  await giveGold(third, zoe, 1);
  // Answered once, the two may go on calling each other.
  await write(caller, lea, tom, { message_type: 'text', message_content: 'Hello' });
  await write(caller, tom, lea, { message_type: 'text', message_content: 'Hello back' });
  await test.step('declined on a page that opens while it rings, as from the notice of a push', async () => {
    await dial(caller, tom, 'voice');
    await other.goto(`/chat/${lea.id}`);
    await press(other, 'Decline');
    await expect(sheet(caller)).toContainText(`${tom.name} cannot take the call`);
    await expect(sheet(caller)).toContainText('This call was free.');
    await expect(sheet(other)).toHaveCount(0);
    await expect(sheet(caller)).toHaveCount(0);
  });

  await test.step('busy for a third, then missed; called back from the conversation', async () => {
    await dial(caller, tom, 'voice');
    await expect(sheet(other)).toBeVisible();
    await dial(third, tom, 'voice');
    await expect(sheet(third)).toContainText(`${tom.name} is in another call`);
    await expect(sheet(caller)).toContainText('No answer', { timeout: 30_000 });
    await expect(corner(other)).toContainText(`Missed call from ${lea.name}`);
    await other.goto(`/chat/${lea.id}`);
    await other
      .locator('[data-testid=call-message][data-missed=true]')
      .getByRole('button', { name: `Call ${lea.name} back` })
      .click();
    await expect(
      other.getByRole('dialog', { name: `Call ${lea.name}` }).getByRole('button', { name: 'Add gold: 1 missing' }),
    ).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(sheet(caller)).toHaveCount(0);
  });

  await test.step('the gold is gone in the middle: the first minute cannot begin', async () => {
    await befriend(caller, lea, tom);
    await dial(caller, tom, 'voice', { direct: true });
    await expect(sheet(other)).toContainText('Connect directly');
    await write(caller, lea, tom, { message_type: 'gift', message_content: '', gift_id: 1, expected: 5 });
    await press(other, 'Accept');
    // Warned as soon as they talk: no gold for the minute after the free seconds.
    const warning = sheet(caller)
      .getByRole('status')
      .filter({ hasText: 'Your gold is used up. The call ends after this minute.' });
    await expect(warning.getByRole('button', { name: 'Add gold' })).toBeVisible();
    await expect
      .poll(async () => (await lineOf(caller)).way, { message: 'only one agreed' })
      .toEqual(['relay', 'relay']);
    await expect(sheet(caller)).toContainText('Call ended: your gold is used up', { timeout: 30_000 });
    await expect(sheet(other)).toContainText('Call ended');
  });
});

// covers: Calls: messages for a missing permission and an outdated browser
test('without permission or in an old browser nothing rings and nothing is taken, and the reason is said', async ({
  journey,
}) => {
  const [page, caller] = [await journey.open({ locale: 'de-DE', size: 'phone' }), await journey.open()];
  const [eva, max] = [await makeMember(page, 'Eva'), await makeMember(caller, 'Max')];
  await giveGold(page, eva, 5);
  await giveGold(caller, max, 5);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(`/chat/${max.id}`);
  await page.getByTestId('conversation-head').getByRole('button', { name: 'Sprachanruf' }).click();
  const price = page.getByRole('dialog', { name: `${max.name} anrufen` });
  await price.getByRole('button', { name: 'Sprachanruf beginnen' }).click();
  await expect(price.locator('[data-tone=bad]')).toContainText(
    'Bitte erlaube dem Browser den Zugriff auf dein Mikrofon.',
  );
  await page.evaluate(() => Object.assign(window, { keptConnection: RTCPeerConnection, RTCPeerConnection: undefined }));
  await price.getByRole('button', { name: 'Sprachanruf beginnen' }).click();
  await expect(price.locator('[data-tone=bad]')).toContainText('Dein Browser ist veraltet');
  await expectAccessible(page);
  await expect(sheet(page)).toHaveCount(0);

  await dial(caller, eva, 'voice');
  await press(page, 'Annehmen');
  await expect(sheet(page).locator('[role=alert][data-tone=bad]')).toContainText('Dein Browser ist veraltet');
  await page.evaluate(() =>
    Object.assign(window, { RTCPeerConnection: (window as unknown as { keptConnection: unknown }).keptConnection }),
  );
  await press(page, 'Annehmen');
  await expect(sheet(page).locator('[role=alert][data-tone=bad]')).toContainText(
    'Bitte erlaube dem Browser den Zugriff auf dein Mikrofon.',
  );
  // It rings on: one may allow it and try again.
  await expect(sheet(caller)).toContainText('Ringing…');
  await press(page, 'Ablehnen');
  await expect(sheet(caller)).toContainText(`${eva.name} cannot take the call`);
});
