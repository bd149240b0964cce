import { type Head, type HeadPlace, headTags, titleOf } from './head.ts';

let shown: { head: Head; brand: string } | null = null;
let unread = 0;

/** Puts a page's head into the document after a navigation in the browser. */
export function applyHead(head: Head, place: HeadPlace): void {
  shown = { head, brand: place.brand };
  document.title = titleOf(head, place.brand, unread);
  for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
  for (const { tag, attributes } of headTags(head, place)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page-head', '');
    document.head.append(element);
  }
}

/** Shows the number of unread messages before the title, "(3) Chats · …"; 0 takes it away. */
export function showUnread(count: number): void {
  unread = count;
  if (shown !== null) document.title = titleOf(shown.head, shown.brand, unread);
}
