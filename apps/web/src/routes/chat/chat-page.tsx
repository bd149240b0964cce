import ChatPage from '../../features/chat/chat-page.tsx';
import { fillChat } from '../../features/chat/public.ts';
import { AnswerSlot } from '../../features/questions/answer-slot.tsx';

// With the program of the page: before its first question is drawn.
fillChat({ question: AnswerSlot });

/** Conversations, with the ways to answer that other features put into them. */
export default ChatPage;
