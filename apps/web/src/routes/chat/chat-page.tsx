import ConversationsPage from '../../features/chat/chat-page.tsx';
import { fillSlots } from './fill-slots.ts';

// With the program of the page: before its first question or call is drawn.
fillSlots();

/** Conversations, with the ways to answer, to call and to understand that other features put into them. */
export default ConversationsPage;
