import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { makeMember, type Member } from './make-member.ts';
import { log, sayMany } from './talk.ts';

const MESSAGES = 50_000;

test('fifty thousand messages scroll with few of them drawn, and lead back to where reading stopped', async ({
  journey,
}) => {
  // Fifty thousand messages are made, parsed and measured: seconds on a quiet machine, more than thirty on a busy one.
  test.slow();
  const [anna, ben] = [await journey.open(), await journey.open()];
  const [a, b] = [await makeMember(anna, 'Anna'), await makeMember(ben, 'Ben')];
  await sayMany(ben, b, a, ['Hello']);
  await fillThread(anna, a, b);
  await anna.goto(`/chat/${b.id}`);
  await expect(log(anna).getByText(`Line ${MESSAGES} `)).toBeInViewport({ timeout: 120_000 });

  await scrollUp(anna, 200);
  await expect.poll(() => isDrawn(anna)).toBe(true);
  expect(await log(anna).getByTestId('message').count()).toBeLessThan(200);

  await anna.getByRole('button', { name: '300 new messages' }).click();
  await expect(log(anna).getByText('New messages', { exact: true })).toBeInViewport();
  await expect(log(anna).getByText(`Line ${MESSAGES - 299} `)).toBeInViewport();
  await expect(anna.getByRole('button', { name: '300 new messages' })).toHaveCount(0);
  // A reader who goes to the very beginning finds it.
  await log(anna).evaluate((box) => void (box.scrollTop = 0));
  await expect(log(anna).getByText('Line 1 ', { exact: false }).first()).toBeInViewport();
});

/**
 * Lets the page find a conversation of many messages, of which the newest 300 are unread. They are made in the page:
 * sent there, they would take longer than all the rest.
 */
async function fillThread(page: Page, me: Member, peer: Member): Promise<void> {
  await page.addInitScript(
    ({ count, mine, theirs }) => {
      const fetchReal = window.fetch.bind(window);
      window.fetch = async (input, init) => {
        const reply = await fetchReal(input, init);
        const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
        if (pathname !== `/v1/message_threads/${theirs}` || !searchParams.has('user')) return reply;
        const body = (await reply.json()) as { thread: object; items: object[] };
        const [first] = body.items;
        const items = Array.from({ length: count }, (_, place) => {
          const seq = count - place;
          const created_at = new Date(Date.parse('2026-01-01T08:00:00Z') + seq * 300_000).toISOString();
          return {
            ...first,
            id: seq,
            seq,
            sender: seq % 3 === 0 ? mine : theirs,
            message_content: `Line ${seq} ${'word '.repeat((seq * 7) % 40)}`,
            client_id: `long-thread-${seq}`,
            created_at,
          };
        });
        const thread = { ...body.thread, summary: items[0], unread: 300, last_seq: count, read_seq: count - 300 };
        return Response.json({ ...body, thread, items, max_id: -1 });
      };
    },
    { count: MESSAGES, mine: me.id, theirs: peer.id },
  );
}

/** Scrolls upwards for so many frames. */
async function scrollUp(page: Page, count: number): Promise<void> {
  await log(page).evaluate(async (box, frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      box.scrollTop -= 120;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}

/** Whether a message is drawn in the middle of what is in sight. */
async function isDrawn(page: Page): Promise<boolean> {
  return log(page).evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    return middle !== null && middle.closest('[data-stretch=far]') === null;
  });
}
