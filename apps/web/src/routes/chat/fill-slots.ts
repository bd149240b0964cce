import { CallBack, CallButtons } from '../../features/calls/public.ts';
import { fillChat } from '../../features/chat/public.ts';
import { askTranslator, TranslatorHost } from '../../features/translators/public.ts';
import { LateAnswer } from './late-answer.tsx';
import { LateTranslator } from './late-translator.tsx';

/** Registers the parts that features to the right add to conversations and chat windows. */
export function fillSlots(): void {
  fillChat({
    question: LateAnswer,
    head: CallButtons,
    call: CallBack,
    translator: LateTranslator,
    askTranslator,
    beside: TranslatorHost,
  });
}
