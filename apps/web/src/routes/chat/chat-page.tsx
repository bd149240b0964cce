import { CallBack, CallButtons } from '../../features/calls/public.ts';
import ChatPage from '../../features/chat/chat-page.tsx';
import { fillChat } from '../../features/chat/public.ts';
import { AnswerSlot } from '../../features/questions/answer-slot.tsx';

// With the program of the page: before its first question or call is drawn.
fillChat({ question: AnswerSlot, head: CallButtons, call: CallBack });

/** Conversations, with the ways to answer that other features put into them. */
export default ChatPage;
