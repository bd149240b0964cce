import { expect, it } from 'vitest';
import { makeAppShell } from './make-app-shell.ts';

function connect() {
  const sent: (readonly [string, unknown])[] = [];
  const listeners = new Map<string, (payload: unknown) => void>();
  const shell = makeAppShell(
    {
      tell: (channel, payload) => void sent.push([channel, payload]),
      ask(channel, payload) {
        sent.push([channel, payload]);
        return Promise.resolve(channel === 'shell:update-read' ? { kind: 'none' } : true);
      },
      listen: (channel, listener) => void listeners.set(channel, listener),
    },
    { platform: 'linux', version: '1.2.0' },
  );
  return { shell, sent, receive: (channel: string, payload: unknown) => listeners.get(channel)?.(payload) };
}

it('offers the page what the desktop has', () => {
  const { shell } = connect();

  expect(shell).toMatchObject({ name: 'linux', version: '1.2.0' });
  expect(Object.keys(shell).toSorted()).toEqual([
    'autostart',
    'name',
    'onOpenPath',
    'showLanguage',
    'showNotification',
    'showUnread',
    'spelling',
    'updates',
    'version',
  ]);
});

it('says when the page listens to paths, and passes them on until it stops', () => {
  const { shell, sent, receive } = connect();
  const paths: string[] = [];
  const stop = shell.onOpenPath?.((path) => void paths.push(path));
  receive('shell:path', '/chat/1');
  stop?.();
  receive('shell:path', '/chat/2');

  expect([paths, sent]).toEqual([['/chat/1'], [['shell:listens', null]]]);
});

it('tells the state of updates at once, and each later one', async () => {
  const { shell, receive } = connect();
  const states: unknown[] = [];
  shell.updates?.onState((state) => void states.push(state));
  await Promise.resolve();
  receive('shell:update', { kind: 'ready', version: '1.3.0' });

  expect(states).toEqual([{ kind: 'none' }, { kind: 'ready', version: '1.3.0' }]);
});
