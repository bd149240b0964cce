import type { MallOrderPage, Product } from '@peonia/contract/mall/mall.ts';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { ProductCard } from '../products/product-card.tsx';
import { emptyAddress, isComplete } from './address-fields.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const at = '2026-03-04T12:00:00Z';
const order = {
  id: 3,
  state: 'pending',
  acts: [],
  user: null,
  address: null,
  countries: null,
  delivery_days: 2,
  timeline: [{ state: 'pending', at }],
  courier: null,
  tracking_number: null,
} as unknown as MallOrderPage;

describe('isComplete', () => {
  const address = { ...emptyAddress, name: 'Mei Lin', street: '1 Main Street', city: 'Beijing' };

  it('needs no postcode and no phone', () => {
    expect(isComplete(address)).toBe(true);
  });

  it.each(['name', 'street', 'city'])('needs the field %s', (field) => {
    expect(isComplete({ ...address, [field]: ' ' })).toBe(false);
  });
});

describe('OrderTimeline', () => {
  const stepsOf = (change: Partial<MallOrderPage>) =>
    [...renderStatic(<OrderTimeline order={{ ...order, ...change }} />).matchAll(/data-step="(\w+)"/g)].map(
      ([, step]) => step,
    );

  it('shows the steps ahead of a new order', () => {
    expect(stepsOf({})).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead']);
  });

  it('ends with the step that is over, for a cancelled order', () => {
    const timeline = [...order.timeline, { state: 'cancelled' as const, at }];

    expect(stepsOf({ state: 'cancelled', timeline })).toEqual(['done', 'over']);
  });

  it('has no current step once the order was received', () => {
    expect(stepsOf({ state: 'received', timeline: [{ state: 'received', at }] })).toEqual(['done']);
  });

  it('names the courier and the number of the parcel', () => {
    const sent = { state: 'delivered', courier: 'SF', tracking_number: 'SF1', timeline: [{ state: 'delivered', at }] };

    const html = renderStatic(<OrderTimeline order={{ ...order, ...sent } as MallOrderPage} />);

    expect(html).toContain('By SF, number SF1');
  });
});

describe('OrderActs', () => {
  const draw = (change: Partial<MallOrderPage>) => renderStatic(<OrderActs order={{ ...order, ...change }} />);

  it('asks the recipient of a new gift for an answer', () => {
    expect(draw({ acts: ['accept', 'refuse'], answer_until: at })).toContain('Accept and send address');
  });

  it.each([
    ['confirm', 'It has arrived'],
    ['cancel', 'Cancel the order'],
  ] as const)('offers to %s an order that allows it', (act, text) => {
    expect(draw({ acts: [act] })).toContain(text);
  });

  it('offers nothing that the order does not allow', () => {
    expect(draw({ acts: [] })).not.toContain('<button');
  });
});

describe('ProductCard', () => {
  const product: Product = {
    id: 4,
    category: 'flower',
    name: 'Roses',
    price: 12.5,
    picture: '/roses.webp',
    in_stock: true,
    countries: null,
    delivery_days: 1,
  };
  const draw = (change: Partial<Product>, to: number | null = null) =>
    renderStatic(<ProductCard product={{ ...product, ...change }} to={to} />);

  it.each([
    [null, 1, 'Everywhere, <span class="nowrap">1 day<'],
    [['CN'], 2, 'Within China, <span class="nowrap">2 days<'],
    [['CN', 'DE'], 2, 'To 2 countries, <span class="nowrap">2 days<'],
  ])('a product for %j in %i days is delivered "%s"', (countries, delivery_days, text) => {
    expect(draw({ countries, delivery_days })).toContain(text);
  });

  it('breaks a long German name at the seams of its parts', () => {
    const html = renderStatic(<ProductCard product={{ ...product, name: 'Geburtstagstorte' }} to={null} />, {
      language: 'de',
    });
    expect(html).toContain('<b>Geburtstags\u00adtorte</b>');
  });

  it('says that a product is sold out', () => {
    expect(draw({ in_stock: false })).toContain('Sold out');
  });

  it('keeps for whom the product is chosen', () => {
    expect(draw({}, 9)).toMatch(/href="[^"]*\/mall\/4\?to=9"/);
  });
});
