import { expect, it } from 'vitest';
import { paymentPage, paymentPageStyle } from './payment-page.ts';

const page = {
  language: 'en',
  brand: 'Plum & Co',
  title: 'Thank you',
  amount: null,
  lines: [],
  form: null,
  link: null,
} as const;

it('shows the logo beside the escaped name', () => {
  expect(paymentPage(page)).toMatch(/<p class="brand"><svg [^>]*>.*<\/svg>Plum &amp; Co<\/p>/s);
});

it('uses the fonts of the web build, and those of the system without one', () => {
  const style = paymentPageStyle({ text: '/assets/figtree.woff2', heading: '/assets/bricolage.woff2' });

  expect(style).toContain("font-family: 'Figtree'; src: url(/assets/figtree.woff2)");
  expect(style).toContain("font-family: 'Bricolage Grotesque'; src: url(/assets/bricolage.woff2)");
  expect(paymentPageStyle({ text: null, heading: null })).not.toContain('@font-face');
});
