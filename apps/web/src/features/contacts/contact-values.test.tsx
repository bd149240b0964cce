import type { Contact } from '@peonia/contract/contacts.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { ContactValues } from './contact-values.tsx';
import { contactKey } from './queries.ts';

const contact: Contact = {
  open: true,
  price: 80,
  show: 1,
  vip_free: 0,
  fields: ['wechat', 'phone'],
  facebook: null,
  wechat: 'meilin',
  phone: '+491711234567',
  email: null,
};

it('shows the values of the filled fields', () => {
  const html = renderStatic(<ContactValues contact={contact} />);

  expect(html).toContain('meilin');
  expect(html).toContain('+491711234567');
});

it('leaves out empty fields', () => {
  const html = renderStatic(<ContactValues contact={contact} />);

  expect(html.match(/<dt/g)).toHaveLength(2);
  expect(html).not.toContain('Facebook');
});

it('isolates the direction of each value', () => {
  const html = renderStatic(<ContactValues contact={{ ...contact, fields: ['wechat'], wechat: 'שלום' }} />);

  expect(html).toMatch(/<bdi[^>]*>שלום<\/bdi>/);
});

it('names the field in the label of its copy button', () => {
  const html = renderStatic(<ContactValues contact={contact} />, { language: 'de' });

  expect(html).toContain('aria-label="WeChat-ID kopieren"');
});

it('caches the information of one member separately for each reader', () => {
  expect(contactKey(1, 7)).not.toEqual(contactKey(2, 7));
});
