import { CallBack } from '../../features/calls/ask/call-back.tsx';
import { CallButtons } from '../../features/calls/ask/call-buttons.tsx';
import { fillChat } from '../../features/chat/state/slots.ts';
import { TranslatorHost } from '../../features/translators/translator-host.tsx';
import { askTranslator } from '../../features/translators/translator-request.ts';
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
