import type { PartnerLink } from '@peonia/contract/partners/partners.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressOfLink } from './use-links.ts';

const link = { pid: 'abc', campaign: 'Spring', page: 'landing', language: 'de' } as PartnerLink;

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://peonia.test', pathname: '/fr/home' }));
afterEach(() => void vi.unstubAllGlobals());

it('leads to the start page in the language of the link', () => {
  expect(addressOfLink(link)).toBe('https://peonia.test/de/?pid=abc');
});

it('leads to a list of members', () => {
  expect(addressOfLink({ ...link, page: 'hottest' })).toBe('https://peonia.test/de/user/hottest?pid=abc');
});
