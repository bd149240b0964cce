import type { Page, WebSocketRoute } from '@playwright/test';

/**
 * Lets a page's network be cut like a cable: no new requests, and open sockets die. Before the page opens its first
 * one.
 */
export async function makeCuttable(page: Page): Promise<{ cut(): Promise<void>; restore(): Promise<void> }> {
  let sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/v1/realtime*', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  return {
    async cut() {
      await page.context().setOffline(true);
      for (const socket of sockets) await socket.close({ code: 4100, reason: 'cable cut' });
      sockets = [];
    },
    async restore() {
      await page.context().setOffline(false);
    },
  };
}
