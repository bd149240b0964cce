import type { Gift } from '@peonia/contract/gifts.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { GiftGrid } from './gift-grid.tsx';

it('breaks a long German name at the seams of its parts', () => {
  const gift = { id: 4, name: 'Versprechensring', price: 200, thumb: '/gifts/ring.svg', hit: 0 } as Gift;
  const html = renderStatic(<GiftGrid gifts={[gift]} chosen={null} isFree={false} onChoose={() => undefined} />, {
    language: 'de',
  });
  expect(html).toContain('>Versprechens\u00adring</b>');
});
