import { type Page } from '@playwright/test';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

/** Presses Tab until the focus is on what is asked for. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
      return (
        [...(labels ?? [])].map((label) => label.textContent).join(' ') ||
        element?.getAttribute('aria-label') ||
        element?.textContent ||
        ''
      );
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab does not reach ${name.source}`);
}

test('an administrator opens a feature to a share of the members by keyboard, and to everybody again', async ({
  journey,
}) => {
  test.slow();
  const page = await journey.open();
  await grantRole({ name: await enterAsFinished(page, { gender: 0 }), role: 'admin' });
  await openStaffSession(page);
  await page.goto('/staff/switches');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Writing suggestions/ }) });
  await expect(item).toContainText('Open to everybody');

  await item.getByRole('button', { name: 'Change Writing suggestions' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Change Writing suggestions' });
  await expect(form.getByRole('radio', { name: 'Open', exact: true })).toBeFocused();
  await tabTo(page, /^For/);
  // All members, so that nothing changes for who uses it meanwhile.
  await page.keyboard.type('A share');
  await expect(form.getByLabel('Per cent of the members')).toHaveValue('100');
  await expect(form.getByRole('status')).toContainText(/About [\d,]+ of [\d,]+ active members have it/);
  await tabTo(page, /^Your reason/);
  await page.keyboard.type('Begin with everybody');
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(item).toContainText('Open to a part');
  await expect(item).toContainText('A share of the members: 100 %');
  await expect(item).toContainText('Begin with everybody');
  await expect(item.getByRole('button', { name: 'Change Writing suggestions' })).toBeFocused();
  await expectNoSidewaysScroll(page);

  await page.keyboard.press('Enter');
  await tabTo(page, /^For/);
  await page.keyboard.type('Everybody');
  await tabTo(page, /^Your reason/);
  await page.keyboard.type('It works well');
  await page.keyboard.press('Enter');
  await expect(item).toContainText('Open to everybody');
  await page.goto('/staff/audit');
  const entry = page.getByRole('table', { name: 'Audit log' }).getByRole('row', { name: /It works well/ });
  await expect(entry.getByRole('cell', { name: 'suggestions: on for 100 %' })).toBeVisible();
  await expect(entry.getByRole('cell', { name: 'suggestions: on', exact: true })).toBeVisible();
});

test('maintenance covers an open page with the time of the reader, and the page goes on by itself', async ({
  journey,
}) => {
  journey.tolerate({ status: 503, path: '/v1/**' });
  const page = await journey.open({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  await enterAsFinished(page, { gender: 1 });
  const until = new Date(Date.now() + 3_600_000);
  let isClosed = true;
  const closed = { title: 'Gleich zurück', text: 'Wir ziehen auf schnellere Rechner um.', until: until.toISOString() };
  await page.route('**/v1/status*', (route) => route.fulfill({ json: { maintenance: isClosed ? closed : null } }));
  await page.route('**/v1/message_threads*', (route) =>
    isClosed
      ? route.fulfill({
          status: 503,
          headers: { 'x-reason': 'maintenance', 'retry-after': '60' },
          json: { code: 400520, message: 'Wartung', request_id: 'a' },
        })
      : route.fallback(),
  );
  await page.goto('/chats');

  const cover = page.getByRole('alertdialog', { name: 'Gleich zurück' });
  await expect(cover).toContainText('Wir ziehen auf schnellere Rechner um.');
  const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(until);
  await expect(cover).toContainText(time);
  await expectAccessible(page);
  isClosed = false;
  await expect(cover).toHaveCount(0, { timeout: 20_000 });
});
