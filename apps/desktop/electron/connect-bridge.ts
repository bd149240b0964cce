import { ipcMain, type WebFrameMain } from 'electron';
import { answeredChannels, isTrusted, readPageMessage, toldChannels } from '../src/bridge/page-messages.ts';
import type { Client } from '../src/client.ts';
import type { ClientConfig } from '../src/settings/read-config.ts';

/** Passes on what trusted pages say, once it has been read. Everything else is dropped, or refused. */
export function connectBridge({ origin }: ClientConfig, client: () => Client | null): void {
  const senderOf = (frame: WebFrameMain | null) => ({
    address: frame?.url ?? '',
    isMainFrame: frame !== null && frame.parent === null,
  });
  for (const channel of toldChannels)
    ipcMain.on(channel, (event, payload: unknown) => {
      const read = readPageMessage(channel, payload);
      if (read !== undefined && isTrusted(senderOf(event.senderFrame), origin)) client()?.onPageMessage(channel, read);
    });
  for (const channel of answeredChannels)
    ipcMain.handle(channel, (event, payload: unknown) => {
      const read = readPageMessage(channel, payload);
      if (read === undefined || !isTrusted(senderOf(event.senderFrame), origin)) throw new Error('refused');
      return client()?.onPageMessage(channel, read);
    });
}
