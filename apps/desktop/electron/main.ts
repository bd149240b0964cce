import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deepLinkScheme } from '@peonia/contract/protocol/deep-link.ts';
import { app, dialog } from 'electron';
import type { Client } from '../src/client.ts';
import { startClient } from '../src/client.ts';
import { readClientConfig } from '../src/settings/read-config.ts';
import { makeElectronHost } from './electron-host.ts';

// One program for each user: a second start hands its arguments over and ends.
if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  let client: Client | null = null;
  // A link that opened the program on macOS comes before it is ready.
  const early: string[] = [];
  app.enableSandbox();
  app.setAsDefaultProtocolClient(deepLinkScheme);
  app.setAppUserModelId('org.peonia.desktop');

  app.on('second-instance', (_, argv) => client?.onSecondStart(argv.slice(1)));
  app.on('open-url', (event, link) => {
    event.preventDefault();
    if (client === null) early.push(link);
    else client.onLink(link);
  });
  app.on('activate', () => client?.onActivate());
  app.on('window-all-closed', () => app.quit());
  // Certificate errors are never passed over: without a handler Electron refuses the connection.

  // The last step, so that an error of the configuration or of the start itself is shown as well.
  app
    .whenReady()
    .then(() => {
      const config = readClientConfig(
        JSON.parse(readFileSync(join(import.meta.dirname, 'client-config.json'), 'utf8')) as Record<string, unknown>,
      );
      client = startClient(
        makeElectronHost(config, () => client),
        config,
      );
      for (const link of early) client.onLink(link);
    })
    .catch(failToStart);
}

function failToStart(error: unknown): void {
  dialog.showErrorBox('Peonia', String(error));
  app.exit(1);
}
