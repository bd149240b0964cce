import { createElement } from 'react';
import { chatHead } from '../features/chat/chat-head.ts';
import { ChatSkeleton } from './chat/chat-skeleton.tsx';
import { pageAt, routeEntry, type RouteEntry } from './route-entry.ts';

const shared = {
  // The page is public: a guest gets the login dialog there.
  auth: 'public',
  localized: false,
  catalogues: ['profiles.summary', 'media.picture', 'media.uploads', 'gifts', 'chat.', 'calls.ask', 'translation'],
  head: chatHead,
  indexable: false,
  frame: 'wide',
  footer: false,
} as const;

/** Conversation list and one conversation; `id` is the other member’s id. */
export const chatRoutes: readonly RouteEntry[] = [
  routeEntry({
    ...shared,
    path: '/chats',
    name: 'chats',
    skeleton: createElement(ChatSkeleton, { isOpen: false }),
    page: pageAt('src/routes/chat/chat-page.tsx', () => import('./chat/chat-page.tsx')),
  }),
  routeEntry({
    ...shared,
    path: '/chat/:id',
    name: 'chat',
    skeleton: createElement(ChatSkeleton, { isOpen: true }),
    page: pageAt('src/routes/chat/chat-page.tsx', () => import('./chat/chat-page.tsx')),
    bottom: 'own',
  }),
];
