import { makeAccount, openAs } from '../accounts/make-account.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';

test('a message sounds once, and not at all when sound is off', async ({ journey }) => {
  const page = await journey.open();
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function count(this: OscillatorNode, when?: number) {
      sessionStorage.setItem('tones', String(Number(sessionStorage.getItem('tones') ?? 0) + 1));
      start.call(this, when);
    };
  });
  const listener = await makeAccount(page);
  const writer = await makeAccount(page);
  await openAs(page, listener, '/setting/notification');
  const { id } = (await (
    await page.request.get('/v1/me', { headers: { authorization: `Bearer ${listener.token}` } })
  ).json()) as { id: number };
  const write = async (place: number) => {
    const reply = await page.request.post('/v1/messages', {
      headers: { authorization: `Bearer ${writer.token}` },
      data: {
        user_id: id,
        message_type: 'text',
        message_content: `Hello ${place}`,
        client_id: `sound-${Date.now()}-${place}`,
      },
    });
    expect(reply.status(), await reply.text()).toBe(201);
  };
  const tones = () => page.evaluate(() => Number(sessionStorage.getItem('tones') ?? 0));
  const sound = page.getByRole('switch', { name: /^Sound/ });

  // A touch of the page is what lets a browser sound at all.
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).click();
  await expect(sound).toBeChecked();
  await hearsEvents(page);
  await write(1);
  await expect.poll(tones).toBe(2);

  // The answer opens the conversation for more than one message.
  const { id: writerId } = (await (
    await page.request.get('/v1/me', { headers: { authorization: `Bearer ${writer.token}` } })
  ).json()) as { id: number };
  await page.request.post('/v1/messages', {
    headers: { authorization: `Bearer ${listener.token}` },
    data: { user_id: writerId, message_type: 'text', message_content: 'Hi', client_id: `sound-${Date.now()}-answer` },
  });
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await sound.uncheck();
  await saved;
  await write(2);
  await expect(page.getByTestId('badge').first()).toBeVisible();
  expect(await tones()).toBe(2);
});
