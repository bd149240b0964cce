import { makeMember, signInAgain } from '../chat/make-member.ts';
import { sayMany } from '../chat/talk.ts';
import { giveGold } from '../gifts/give-gold.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { hearsEvents } from '../support/hears-events.ts';
import { expect, test } from '../support/journey.ts';

// covers: A failed contact call closes the dialog
test('contact information is offered, bought once and kept', async ({ journey }) => {
  // covers: /setting/information
  test.slow();
  const [mei, jonas] = [
    await journey.open({ locale: 'de-DE' }),
    await journey.open({ size: 'phone', colorScheme: 'dark' }),
  ];
  const [m, j] = [await makeMember(mei, 'Mei', { language: 'de' }), await makeMember(jonas, 'Jonas')];
  await giveGold(jonas, j, 100);

  await mei.goto('/setting/information');
  await mei.getByLabel('WeChat-ID').fill('meilin_wechat');
  await mei.getByLabel('Telefon').fill('12');
  await mei.getByLabel('Preis in Gold').fill('80');
  await expect(mei.getByText('Nur Partner verdienen an Verkäufen')).toBeVisible();
  await mei.getByText('Meine Kontaktdaten anbieten').click();
  journey.tolerate({ status: 400, path: '/v1/contact' });
  await mei.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(mei.getByLabel('Telefon')).toHaveAttribute('aria-invalid', 'true');
  await mei.getByLabel('Telefon').fill('+49 171 123-4567');
  await expectAccessible(mei);
  await mei.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(mei.getByLabel('Telefon')).toHaveValue('+491711234567');

  const laptop = await journey.open();
  await signInAgain(laptop, j);
  await laptop.goto(`/profile/${m.id}`);
  const onLaptop = laptop.getByRole('region', { name: 'Contact information' });
  await expect(onLaptop.getByRole('button', { name: 'Unlock for 80 gold' })).toBeVisible();
  await hearsEvents(laptop);
  await jonas.goto(`/profile/${m.id}`);
  const card = jonas.getByRole('region', { name: 'Contact information' });
  await expect(card).toContainText('WeChat ID');
  await expect(card).not.toContainText('meilin_wechat');
  await card.getByRole('button', { name: 'Unlock for 80 gold' }).click();
  const dialog = jonas.getByRole('dialog', { name: `Contact information of ${m.name}` });
  await expectAccessible(jonas);
  await dialog.getByRole('button', { name: 'Unlock for 80 gold' }).dblclick();
  await expect(dialog.getByText('meilin_wechat')).toBeVisible();
  await expect(dialog.getByText('+491711234567')).toBeVisible();
  await expect(dialog.locator('header')).toContainText('20');
  await expect(onLaptop.getByRole('button', { name: 'Show' })).toBeVisible();
  await expectAccessible(jonas);
  await jonas.reload();
  await card.getByRole('button', { name: 'Show' }).click();
  await expect(dialog.getByText('meilin_wechat')).toBeVisible();
  await dialog.getByRole('button', { name: 'Report this contact' }).click();
  const report = jonas.getByRole('dialog', { name: 'Report this contact' });
  await report.getByLabel('Pretends to be somebody else').check();
  const [sent] = await Promise.all([
    jonas.waitForRequest('**/v1/complaints'),
    report.getByRole('button', { name: 'Send report' }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({ reportType: 'contact', reportId: m.id, content: 'not_real' });
  await expect(jonas.getByText('Thank you. Our team will review it.')).toBeVisible();

  // Nothing is offered to a member whose partner offers nothing.
  await sayMany(mei, m, j, ['Hallo']);
  await mei.goto(`/chat/${j.id}`);
  const about = mei.getByRole('complementary', { name: new RegExp(j.name) });
  await expect(about.getByText(/^Ihr schreibt euch seit/)).toBeVisible();
  await expect(about.getByRole('button', { name: 'Kontaktdaten' })).toHaveCount(0);

  // An offer that was withdrawn meanwhile: the dialog closes, and says why.
  const tom = await journey.open();
  const t = await makeMember(tom, 'Tom');
  await sayMany(tom, t, m, ['Hello']);
  await tom.goto(`/chat/${m.id}`);
  const offered = tom.getByRole('button', { name: 'Contact information' });
  await expect(offered).toBeVisible();
  const withdrawn = await mei.request.put('/v1/contact', {
    headers: { authorization: `Bearer ${m.token}` },
    data: { facebook: null, wechat: 'meilin_wechat', phone: null, email: null, price: 80, show: 0, vip_free: 0 },
  });
  expect(withdrawn.status(), await withdrawn.text()).toBe(200);
  journey.tolerate({ status: 404, path: '/v1/contact/*' });
  await offered.click();
  await expect(tom.getByText(`${m.name} shows no contact information.`)).toBeVisible();
  await expect(tom.getByRole('dialog')).toBeHidden();
});
