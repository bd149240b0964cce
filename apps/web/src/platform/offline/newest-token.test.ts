import { expect, it, vi } from 'vitest';
import { newestToken } from './newest-token.ts';

vi.mock('./device-database.ts', () => ({ readRenewed: async () => ({ replaces: 'old', token: 'new' }) }));

it('is that of the service worker for the token that it has exchanged, and no other', async () => {
  expect(await newestToken('old')).toBe('new');
  expect(await newestToken('of-another-login')).toBe('of-another-login');
});
