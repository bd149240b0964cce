import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needsInstallation } from './push-permission.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

function openOn(userAgent: string, page: object = {}): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  vi.stubGlobal('window', page);
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

it('asks for the installation in the browser of an iPhone', () => {
  openOn(`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`);
  expect(needsInstallation()).toBe(true);
});

it('asks for none in the installed app', () => {
  openOn(iPhone);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(needsInstallation()).toBe(false);
});

it('asks for none in the app of the store, nor in the chat app, which cannot install a page', () => {
  openOn(`${iPhone} Mobile/15E148 PeoniaApp`, { appShell: { name: 'ios' } });
  expect(needsInstallation()).toBe(false);
  openOn(`${iPhone} Mobile/15E148 MicroMessenger/8.0.50`);
  expect(needsInstallation()).toBe(false);
});
