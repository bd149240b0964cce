import { type Head, type HeadPlace, headTags, titleOf } from './head.ts';

let shown: { head: Head; brand: string } | null = null;
let unread = 0;
/** Text that alternates with the title every two seconds. */
let news: { words: string; isShown: boolean; timer: ReturnType<typeof setInterval> } | null = null;
/** Source: specification section 9, "header title flicker 2 s". */
const FLICKER = 2_000;

/** Updates the head of the document after a navigation in the browser. */
export function applyHead(head: Head, place: HeadPlace): void {
  shown = { head, brand: place.brand };
  writeTitle();
  for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
  for (const { tag, attributes } of headTags(head, place)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page-head', '');
    document.head.append(element);
  }
}

/** Shows the number of unread messages before the title, "(3) Chats · …"; 0 removes it. */
export function showUnread(count: number): void {
  unread = count;
  writeTitle();
}

/** Shows a text in the title: once if the page is visible, else alternating with the title until it is. */
export function flickerTitle(words: string): void {
  if (news !== null) clearInterval(news.timer);
  news = { words, isShown: true, timer: setInterval(turn, FLICKER) };
  writeTitle();
}

function turn(): void {
  if (news === null) return;
  if (news.isShown && document.visibilityState === 'visible') {
    clearInterval(news.timer);
    news = null;
  } else news.isShown = !news.isShown;
  writeTitle();
}

function writeTitle(): void {
  if (shown === null) return;
  document.title = titleOf(news?.isShown ? { title: news.words } : shown.head, shown.brand, unread);
}
