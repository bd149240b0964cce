import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { makeFilm, makeVoice } from '../../apps/api/test/fixtures/make-media.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/journey.ts';
import { insertMemberFor, type JourneyMember, uniqueName } from '../support/member.ts';
import { chooseCase, pressButton } from './desks/press-keys.ts';
import { openStaffSession } from './open-staff-session.ts';

// covers: A complaint about a voice message gives the moderator the recording
test('a moderator plays a reported voice message, and sees the frames of a reported video', async ({ journey }) => {
  test.slow();
  const staff = await journey.open();
  await grantRole({ name: await enterAsFinished(staff, { gender: 0 }), role: 'moderator' });
  await openStaffSession(staff);
  const reporter = await insertMemberFor(staff);
  const [speaker, filmer] = [
    await insertMemberFor(staff, { name: uniqueName('speaker') }),
    await insertMemberFor(staff, { name: uniqueName('filmer') }),
  ];
  await reportFile(staff, { from: speaker, to: reporter, kind: 'voice', data: await makeVoice('webm', 1) });
  await reportFile(staff, {
    from: filmer,
    to: reporter,
    kind: 'photo',
    data: await makeFilm({ ext: 'mp4', seconds: 1 }),
  });
  await staff.goto('/staff/complaints');
  const evidence = staff.getByRole('region', { name: 'Evidence' });

  await test.step('the recording is played by key', async () => {
    await chooseCase(staff, 'Queue', speaker.name);
    const recording = evidence.getByRole('group', { name: 'Reported voice recording' });
    await pressButton(staff, recording, 'Play');
    await expect(recording.getByRole('button', { name: /^(?:Pause|Play)$/ })).toBeVisible();
    await expectAccessible(staff);
  });

  await test.step('the video has its frames beside it', async () => {
    await staff.goto('/staff/complaints');
    await chooseCase(staff, 'Queue', filmer.name);
    const frames = evidence.getByRole('img', { name: 'Nine frames of the video' });
    await expect.poll(() => frames.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    await expectAccessible(staff);
  });
});

interface Reported {
  readonly from: JourneyMember;
  readonly to: JourneyMember;
  readonly kind: 'voice' | 'photo';
  readonly data: Buffer;
}

/** Sends a file in a message, and reports it by its receiver. */
async function reportFile(page: Page, { from, to, kind, data: buffer }: Reported): Promise<void> {
  const as = ({ token }: JourneyMember) => ({ authorization: `Bearer ${token}` });
  const uploaded = await page.request.post('/v1/uploads', {
    headers: as(from),
    multipart: { files: { name: 'recording.bin', mimeType: 'application/octet-stream', buffer } },
  });
  const { files } = (await done(uploaded)) as { files: { id: number }[] };
  const id = files[0]?.id ?? 0;
  await expect
    .poll(async () => {
      const read = await page.request.get(`/v1/uploads?ids=${id}`, { headers: as(from) });
      return ((await done(read)) as { files: { state: string }[] }).files[0]?.state;
    })
    .toBe('ready');
  const message = {
    user_id: to.id,
    message_type: kind,
    message_content: '',
    upload_ids: [id],
    client_id: randomUUID(),
  };
  const sent = await done(await page.request.post('/v1/messages', { headers: as(from), data: message }));
  const complaint = { reportType: 'message', reportId: (sent as { id: number }).id, content: 'hate: Insulted me.' };
  await done(await page.request.post('/v1/complaints', { headers: as(to), data: complaint }));
}

async function done(reply: APIResponse): Promise<unknown> {
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}
