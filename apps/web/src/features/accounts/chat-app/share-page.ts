import type { Language } from '@peonia/i18n/languages.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import { settings } from '../../../platform/settings.ts';
import { openBridge } from './chat-app-bridge.ts';
import { readShareCard, type ShareCard } from './read-share-card.ts';

const toFriends = 'updateAppMessageShareData';
const toMoments = 'updateTimelineShareData';

/**
 * Tells the chat app what it shows when the member shares the present page. Without it the chat app shows the bare
 * address, so failures are silent, and nothing is asked where the chat app is not configured.
 */
export async function sharePage(path: string, language: Language, signal: AbortSignal): Promise<void> {
  if (!settings().social.some(({ provider }) => provider === 'wechat')) return;
  try {
    const [card, invoke] = await Promise.all([
      publicCard(path, language, signal),
      openBridge([toFriends, toMoments], signal),
    ]);
    if (card === null || signal.aborted) return;
    const { title, text: desc, picture: imgUrl, link } = card;
    await Promise.all([invoke(toFriends, { title, desc, link, imgUrl }), invoke(toMoments, { title, link, imgUrl })]);
  } catch {
    // Not signed, or the next page is there already.
  }
}

/** The card as a guest sees the page; a page that guests do not see is shared as the landing page. */
async function publicCard(path: string, language: Language, signal: AbortSignal): Promise<ShareCard | null> {
  return (await readCard(localePath(path, language), signal)) ?? readCard(`/${language}/`, signal);
}

async function readCard(path: string, signal: AbortSignal): Promise<ShareCard | null> {
  const reply = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' }, signal });
  return reply.ok ? readShareCard(await reply.text(), location.origin, settings().publicUrl) : null;
}
