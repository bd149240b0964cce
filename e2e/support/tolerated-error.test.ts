import { describe, expect, it } from 'vitest';
import { isTolerated, type ToleratedError } from './tolerated-error.ts';

const host = 'http://127.0.0.1:20000';
const refusal = (status: number, path: string) => ({
  text: `console: Failed to load resource: the server responded with a status of ${status} (Whatever)`,
  url: `${host}${path}`,
});
const cut = (path: string) => ({
  text: 'console: Failed to load resource: net::ERR_FAILED',
  url: `${host}${path}`,
});

describe('a tolerated refusal', () => {
  it.each<[ToleratedError, number, string, boolean]>([
    [{ status: 400, path: '/v1/verify' }, 400, '/v1/verify', true],
    [{ status: 400, path: '/v1/verify' }, 400, '/v1/verify?x=1', true],
    [{ status: 400, path: '/v1/verify' }, 401, '/v1/verify', false],
    [{ status: 400, path: '/v1/verify' }, 400, '/v1/verify/3', false],
    [{ status: 404, path: '/v1/contact/*' }, 404, '/v1/contact/17', true],
    [{ status: 404, path: '/v1/contact/*' }, 404, '/v1/contact/17/more', false],
    [{ status: 404, path: '/assets/**' }, 404, '/assets/a/b.js', true],
    [{ network: 'ERR_FAILED', path: '/v1/verify' }, 400, '/v1/verify', false],
  ])('%j against %i %s: %s', (error, status, path, expected) => {
    expect(isTolerated(refusal(status, path), error)).toBe(expected);
  });
});

it('tells one network error from another', () => {
  expect(isTolerated(cut('/v1/me'), { network: 'ERR_FAILED', path: '/v1/**' })).toBe(true);
  expect(isTolerated(cut('/v1/me'), { network: 'ERR_INTERNET_DISCONNECTED', path: '/v1/**' })).toBe(false);
});

it('tolerates a socket that the cut network breaks', () => {
  const text =
    "console: WebSocket connection to 'ws://127.0.0.1:20000/v1/realtime?token=x' failed: Error in connection establishment: net::ERR_FAILED";

  expect(isTolerated({ text, url: `${host}/assets/app.js` }, { network: 'ERR_FAILED', path: '/v1/realtime' })).toBe(
    true,
  );
  expect(isTolerated({ text, url: `${host}/assets/app.js` }, { network: 'ERR_FAILED', path: '/v1/me' })).toBe(false);
});

it('tolerates no page error', () => {
  expect(isTolerated({ text: 'page: Error: lost', url: '' }, { status: 400, path: '/**' })).toBe(false);
});
