import type { MallOrderPage } from '@peonia/contract/mall/mall.ts';
import type { Locator } from '@playwright/test';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { expect, test } from '../support/journey.ts';

const at = '2026-10-21T14:20:00.000Z';

/** An order that nobody answered: its state has the longest name. */
const order: MallOrderPage = {
  id: 8,
  state: 'expired',
  direction: 'to_friend',
  user: {
    user_id: 14,
    name: 'Mei Lin',
    gender: 0,
    age: 31,
    avatar: null,
    photo: null,
    online: false,
    verified: 1,
    vip: 0,
    country: 'CN',
    city: 'Chengdu',
    time_zone: 'Asia/Shanghai',
    languages: ['zh'],
    marriage: 401,
    friend: 0,
    block: 0,
    liked: false,
    messaged: true,
  },
  items: [{ product_id: 9, name: 'Pralinen', picture: '/mall/chocolates.svg', quantity: 2, price: 38 }],
  total: 76,
  answer_until: null,
  created_at: at,
  unread: false,
  card: null,
  acts: [],
  countries: null,
  delivery_days: 6,
  address: null,
  courier: null,
  tracking_number: null,
  gold: { held: 0, paid: 0, returned: 76 },
  timeline: [
    { state: 'pending', at },
    { state: 'expired', at },
  ],
};

/** Words of a text that do not stand on one line. */
const brokenWords = (part: Locator) =>
  part.evaluate((element) => {
    const [text] = element.childNodes;
    if (!(text instanceof Text)) return ['no text'];
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });

test('an order on the narrowest phone keeps the words of its title, and names no delivery that will not be', async ({
  journey,
}) => {
  const page = await journey.open({ locale: 'de-DE' });
  await page.setViewportSize({ width: 320, height: 700 });
  await enterAsFinished(page, { gender: 1 });
  await page.route('**/v1/order/8*', (route) => route.fulfill({ json: order }));
  await page.goto('/order/8');
  const title = page.getByRole('heading', { level: 1, name: 'Ein Geschenk für Mei Lin' });
  await expect(title).toBeVisible();
  expect(await brokenWords(title)).toEqual([]);
  await expect(page.getByText('Nicht rechtzeitig beantwortet').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Zurückgegeben')).toBeVisible();
  await expect(page.getByText(/Die Lieferung dauert/)).toHaveCount(0);

  await page.goto('/orders');
  const list = page.getByRole('heading', { level: 1, name: 'Bestellungen' });
  await expect(list).toBeVisible();
  expect(await brokenWords(list)).toEqual([]);
});
