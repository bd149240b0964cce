import { afterEach, expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { adoptSettings, settings } from '../../../platform/settings.ts';
import { PriceNote } from './price-note.tsx';

const plain = settings();
afterEach(() => adoptSettings(plain));

it('promises a review only where files for sale are reviewed', () => {
  const isPromised = () => renderStatic(<PriceNote />).includes('Our team reviews them first.');
  const without = isPromised();
  adoptSettings({ ...plain, reviewsMedia: true });
  expect([without, isPromised()]).toEqual([false, true]);
});
