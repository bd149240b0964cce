import { fileURLToPath } from 'node:url';
import { refusedByEndedSession } from '../support/ended-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { enterAsNew } from './enter-member.ts';

const portrait = fileURLToPath(new URL('../../packages/testing/pictures/p-jonas.webp', import.meta.url));

test('all first steps by keyboard and pointer, with a reload on the way, lead to where one wanted to go', async ({
  journey,
}) => {
  test.slow();
  const page = await journey.open({ size: 'phone' });
  await enterAsNew(page);
  await page.goto('/welcome?jump=/user/latest');
  await expect(page.getByRole('heading', { name: 'You are' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'How others see you in lists' });
  await expect(preview.getByText('City and local time')).toBeVisible();
  await expect(preview.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('This cannot be changed later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Man', exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'When were you born?' })).toBeFocused();
  await page.getByLabel('Year').selectOption('1988');
  await page.getByLabel('Month').selectOption('02');
  await page.getByLabel('Day').selectOption('30');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('This date does not exist. Please check your birthday.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Year')).toHaveValue('1988');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Man', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Year')).toHaveValue('1988');
  await expect(preview.getByText(/, \d+/)).toHaveCount(0);
  await page.getByLabel('Day').selectOption('03');
  await expect(preview.getByText(/, \d{2}$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Who would you like to meet?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Women', exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();

  const city = page.getByRole('main').getByRole('combobox');
  await city.fill('münch');
  await expect(page.getByRole('option').first()).toContainText('Munich');
  await expectAccessible(page);
  await city.press('ArrowDown');
  await city.press('ArrowUp');
  await city.press('Enter');
  await expect(city).toHaveValue(/Munich, Germany/);
  await expect(preview.getByText('Munich')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Which languages do you speak?' })).toBeVisible();
  await page.goBack();
  await expect(city).toHaveValue(/Munich, Germany/);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Continue your first steps' })).toBeVisible();
  await page.goto('/welcome?jump=/user/latest');
  await page.getByLabel('Languages you speak').selectOption('de');
  await page.getByLabel('Languages you speak').selectOption('en');
  await page.getByRole('button', { name: 'Move English to the top' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Your own' })).toContainText('English');
  await expect(preview.getByText('English', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Add a main photo' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(portrait);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page).toHaveURL(/\/user\/latest$/);
});

test('everything but gender and birthday can be skipped, and is not asked again', async ({ journey }) => {
  const page = await journey.open({ locale: 'de-DE' });
  await enterAsNew(page);
  await page.goto('/welcome');
  await page.getByRole('radio', { name: 'Frau' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Tag', { exact: true }).selectOption('05');
  await page.getByLabel('Monat').selectOption('04');
  await page.getByLabel('Jahr').selectOption('1992');
  await page.getByRole('button', { name: 'Weiter' }).click();
  for (const question of [
    'Wen möchtest du kennenlernen?',
    'Wo lebst du?',
    'Welche Sprachen sprichst du?',
    'Hauptfoto hinzufügen',
  ]) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await page.getByRole('button', { name: 'Überspringen' }).click();
  }
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/welcome');
  await expect(page).toHaveURL(/\/home$/);
});

test('a minor is refused with the reason', async ({ journey }) => {
  journey.tolerate({ status: 400, path: '/v1/user' });
  const page = await journey.open({ locale: 'ja-JP', colorScheme: 'dark' });
  await enterAsNew(page);
  // The page is two days ahead: at the end of December it offers the next year, so the last day is always too young.
  const pageToday = new Date(Date.now() + 2 * 86_400_000);
  await page.clock.setFixedTime(pageToday);
  await page.goto('/welcome');
  await page.getByRole('radio', { name: '男性' }).check();
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByLabel('年', { exact: true }).selectOption(String(pageToday.getFullYear() - 18));
  await page.getByLabel('月', { exact: true }).selectOption('12');
  await page.getByLabel('日', { exact: true }).selectOption('31');
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(page.getByText('このサービスは18歳以上の方のみご利用いただけます。')).toBeVisible();
  await expectAccessible(page);
});

test('a member who cannot answer the first steps can log out', async ({ journey }) => {
  // What the page reads when its socket opens may come after the end of the session.
  journey.tolerate(...refusedByEndedSession());
  const page = await journey.open({ size: 'phone', locale: 'de-DE' });
  await enterAsNew(page);
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.locator('#login')).toBeAttached();
});
