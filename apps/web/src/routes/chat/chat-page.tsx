import { useEffect } from 'react';
import ConversationsPage from '../../features/chat/chat-page.tsx';
import { fillChat } from '../../features/chat/public.ts';
import { askTranslator, TranslatorHost } from '../../features/translators/public.ts';
import { fillSlots } from './fill-slots.ts';
import { LateTranslator } from './late-translator.tsx';

// With the program of the page: before its first question or call is drawn.
fillSlots();

/** Conversations, with the ways to answer and to understand that other features put into them. Translators are asked on the page alone, which has their dialog. */
export default function ChatPage() {
  useEffect(() => fillChat({ translator: LateTranslator, askTranslator }), []);
  return (
    <>
      <ConversationsPage />
      <TranslatorHost />
    </>
  );
}
