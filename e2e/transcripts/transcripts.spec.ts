import { makeFilm } from '../../apps/api/test/fixtures/make-media.ts';
import { openTranscriptionDouble } from '../../apps/api/test/providers/transcription-double.ts';
import { makeMember } from '../chat/make-member.ts';
import { log } from '../chat/talk.ts';
import { enterAsOwner } from '../media/make-seller.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { pretendDevice } from '../translation/device-double.ts';

test.use({ actionTimeout: 15_000 });

const said = 'Guten Abend, wie war dein Tag in der großen Stadt?';

// One journey: a second one would listen at the same port.
test('a voice is read and translated, and a video gets captions', async ({ journey }) => {
  test.slow();
  const ears = await openTranscriptionDouble(Number(process.env['E2E_TRANSCRIPTION_PORT']));
  ears.answer = () => ({ status: 429 });
  const german = await journey.open({ locale: 'de-DE' });
  const japanese = await journey.open({ locale: 'ja-JP', size: 'phone', colorScheme: 'dark' });
  const jonas = await makeMember(german, 'Jonas', { language: 'de' });
  const yuki = await makeMember(japanese, 'Yuki', { language: 'ja' });
  await pretendDevice(japanese, { detector: 'available', pair: 'available', breaks: false });
  journey.tolerate({ status: 400, path: '/v1/transcripts/*' });

  await test.step('a voice message arrives', async () => {
    await german.goto(`/chat/${yuki.id}`);
    await german.getByRole('button', { name: 'Sprachnachricht aufnehmen' }).click();
    await expect(german.getByRole('timer', { name: 'Aufnahme' })).toContainText('0:01');
    await german.getByRole('button', { name: 'Aufnahme beenden' }).click();
    await german.getByRole('button', { name: 'Senden', exact: true }).click();
    await japanese.goto(`/chat/${jonas.id}`);
    await expect(log(japanese).getByRole('button', { name: '文字で表示' })).toBeVisible();
  });

  await test.step('a service that fails says so, and can be asked again', async () => {
    await log(japanese).getByRole('button', { name: '文字で表示' }).tap();
    await expect(log(japanese).getByRole('alert')).toContainText('この音声は文字にできませんでした');
    await expectAccessible(japanese);
    ears.answer = () => ({ heard: { text: said, language: 'german' } });
    await log(japanese).getByRole('button', { name: 'もう一度試す' }).tap();
  });

  await test.step('the words are read in one’s own language, with the original below', async () => {
    const words = log(japanese).getByTestId('voice-transcript');
    await expect(words.locator('p[lang=ja]')).toBeVisible();
    await expect(words.getByTestId('original-text')).toHaveText(said);
    await expectAccessible(japanese);
    await words.getByRole('button', { name: '文字を隠す' }).tap();
    await expect(words.getByTestId('original-text')).toBeHidden();
  });

  await test.step('who spoke reads the same words, and the service is not asked again', async () => {
    const { length } = ears.asked;
    await log(german).getByRole('button', { name: 'Als Text zeigen' }).click();
    await expect(log(german).getByTestId('voice-transcript')).toContainText(said);
    expect(ears.asked).toHaveLength(length);
  });

  await test.step('captions of a video are made by a press and shown by the player', async () => {
    const page = await journey.open();
    await enterAsOwner(page, 0);
    const film = await makeFilm({ seconds: 2 });
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'film.mov', mimeType: 'video/quicktime', buffer: film });
    await page.locator('[data-testid=photo-shelf] > li').first().waitFor();
    const viewer = page.getByTestId('viewer');
    const tile = page.getByTestId('open-photo').first();
    await expect(async () => {
      if (await viewer.isHidden()) await tile.click();
      await expect(viewer.getByRole('button', { name: 'Add captions' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    ears.answer = () => ({ heard: { text: said, language: 'de', segments: [{ start: 0, end: 2, text: said }] } });
    await viewer.getByRole('button', { name: 'Add captions' }).click();
    const track = viewer.locator('track[kind=captions]');
    await expect(track).toHaveAttribute('label', 'German');
    await expect
      .poll(() => track.evaluate((element: HTMLTrackElement) => [element.track.mode, element.track.cues?.length]))
      .toEqual(['showing', 1]);
    await expect(viewer.getByRole('button', { name: 'Add captions' })).toHaveCount(0);
    await expectAccessible(page);
  });
  await ears.close();
});
