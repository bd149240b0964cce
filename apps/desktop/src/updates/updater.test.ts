import { expect, it } from 'vitest';
import { makeHostDouble, makeReleases, updateAddress } from '../../test/host-double.ts';
import { openSettings } from '../settings/client-settings.ts';
import { makeUpdater } from './updater.ts';

function start(version = '1.0.0') {
  const { host, seen } = makeHostDouble({ version });
  const releases = makeReleases(seen.files);
  const states: unknown[] = [];
  const source = { address: updateAddress, keys: [releases.key] };
  const updater = makeUpdater(host, openSettings(host.store), source, (state) => states.push(state));
  return { host, seen, releases, states, updater };
}

it('loads a newer version, checks it and installs it', async () => {
  const { seen, releases, states, updater } = start();
  releases.publish('1.10.0');

  await updater.check();

  expect(states).toEqual([
    { kind: 'loading', version: '1.10.0', percent: 0 },
    { kind: 'loading', version: '1.10.0', percent: 50 },
    { kind: 'ready', version: '1.10.0' },
  ]);
  expect(await updater.install(true)).toBe(true);
  expect(seen.installs).toEqual([true]);
});

it.each(['1.0.0', '0.9.9'])('does not load %s over 1.0.0', async (version) => {
  const { seen, releases, updater } = start();
  releases.publish(version);

  await updater.check();

  expect([seen.downloads, updater.state()]).toEqual([0, { kind: 'none' }]);
  expect(await updater.install(true)).toBe(false);
});

it('refuses a manifest that was changed after it was signed, and one of another key', async () => {
  const { seen, releases, updater } = start();
  releases.publish('1.1.0');
  const text = seen.files.get(`${updateAddress}manifest.json`) ?? '';
  seen.files.set(`${updateAddress}manifest.json`, text.replace('1.1.0', '9.1.0'));
  await updater.check();
  makeReleases(seen.files).publish('1.2.0');
  await updater.check();

  expect([seen.downloads, seen.log]).toEqual([0, ['update: signature', 'update: signature']]);
});

it.each([
  ['expired', { expires_at: '2026-02-28T00:00:00Z' }],
  ['form', { expires_at: 'never' }],
  ['form', { version: '1.2' }],
  ['form', { files: [{ platform: 'linux', architecture: 'x64', name: '../x', size: 1, sha512: 'A'.repeat(86) }] }],
])('refuses as %s a signed manifest with %j', async (reason, change) => {
  const { seen, releases, updater } = start();
  releases.publish('1.2.0', change);

  await updater.check();

  expect([seen.downloads, seen.log]).toEqual([0, [`update: ${reason}`]]);
});

it('refuses an older manifest than one it has seen, also after a restart', async () => {
  const { host, seen, releases, updater } = start();
  releases.publish('1.3.0', { released_at: '2026-02-25T00:00:00Z' });
  await updater.check();
  releases.publish('1.2.0', { released_at: '2026-02-24T00:00:00Z' });
  const source = { address: updateAddress, keys: [releases.key] };
  const next = makeUpdater(host, openSettings(host.store), source, () => {});

  await next.check();

  expect([next.state(), seen.log]).toEqual([{ kind: 'none' }, ['update: older']]);
});

it('deletes a file that is not the one of the manifest', async () => {
  const { seen, releases, updater } = start();
  const name = releases.publish('1.1.0');
  seen.files.set(name, 'other bytes');

  await updater.check();

  expect([updater.state(), seen.files.has(name), seen.log]).toEqual([{ kind: 'none' }, false, ['update: hash']]);
});

it('does not install a file that was changed after it was loaded', async () => {
  const { seen, releases, updater } = start();
  const name = releases.publish('1.1.0');
  await updater.check();
  seen.files.set(name, releases.program.toUpperCase());

  expect([await updater.install(true), seen.installs, updater.state()]).toEqual([false, [], { kind: 'none' }]);
});

it('accepts the next key while keys are changed', async () => {
  const { host, seen } = makeHostDouble();
  const releases = makeReleases(seen.files);
  releases.publish('1.1.0');
  const keys = [makeReleases(new Map()).key, releases.key];
  const updater = makeUpdater(host, openSettings(host.store), { address: updateAddress, keys }, () => {});

  await updater.check();

  expect(updater.state()).toEqual({ kind: 'ready', version: '1.1.0' });
});

it('waits for the next time when the server does not answer, or has nothing for this computer', async () => {
  const { seen, releases, updater } = start();
  await updater.check();
  releases.publish('1.1.0', { files: [] });
  await updater.check();

  expect([updater.state(), seen.downloads, seen.log]).toEqual([{ kind: 'none' }, 0, ['update: 404']]);
});
