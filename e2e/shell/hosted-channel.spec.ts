import type { Page } from '@playwright/test';
import { makeMember } from '../chat/make-member.ts';
import { log, messageField, rowOf, say } from '../chat/talk.ts';
import { staffProgram, startStaffProgram } from '../support/control.ts';
import { expect, test } from '../support/journey.ts';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await startStaffProgram();
});

/** Paths of the sockets that a page opens. */
function noteSockets(page: Page): string[] {
  const paths: string[] = [];
  page.on('websocket', (socket) => paths.push(new URL(socket.url()).pathname));
  return paths;
}

// covers: Hosted push-channel service, cluster ap1
test('two members talk by the hosted service, and no page opens a socket of the program', async ({ journey }) => {
  const left = await journey.open({ baseURL: staffProgram });
  const right = await journey.open({ baseURL: staffProgram, size: 'phone' });
  const sockets = [noteSockets(left), noteSockets(right)];
  const lena = await makeMember(left, 'Lena');
  const rosa = await makeMember(right, 'Rosa');
  await left.goto(`/chat/${rosa.id}`);
  await right.goto(`/chat/${lena.id}`);

  await say(left, 'Shall we meet at the lake?');
  await expect(rowOf(right, 'Shall we meet at the lake?')).toBeVisible();
  // Typing is told every two seconds, and a frame that nobody hears is not repeated.
  await Promise.all([
    messageField(right).pressSequentially('At six, by the boats.', { delay: 250 }),
    expect(log(left).getByText(`${rosa.name} is typing`)).toBeAttached(),
  ]);
  await messageField(right).press('Enter');

  await expect(rowOf(left, 'At six, by the boats.')).toBeVisible();
  for (const paths of sockets) expect(new Set(paths)).toEqual(new Set(['/app/peonia-test-key']));
});

test('a page that was cut off from the service catches up', async ({ journey }) => {
  const left = await journey.open({ baseURL: staffProgram });
  const right = await journey.open({ baseURL: staffProgram });
  const lena = await makeMember(left, 'Lena');
  const rosa = await makeMember(right, 'Rosa');
  await right.routeWebSocket(/\/app\//, (route) => {
    const server = route.connectToServer();
    server.onMessage((message) => {
      // What the service brings of this conversation is lost.
      if (!String(message).includes('message.')) route.send(message);
    });
  });
  await left.goto(`/chat/${rosa.id}`);
  await right.goto(`/chat/${lena.id}`);

  await say(left, 'Do you hear me?');

  await expect(rowOf(right, 'Do you hear me?')).toBeVisible();
});
