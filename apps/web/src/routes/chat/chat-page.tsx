import ConversationsPage from '../../features/chat/chat-page.tsx';
import { fillSlots } from './fill-slots.ts';

// Runs with the page module, before the first question or call renders.
fillSlots();

/** Conversations with the parts of features to the right: answers, calls, translations. */
export default ConversationsPage;
