import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import type { SuggestionRequest, ApplySuggestion } from '../../suggestions/suggestion-request.ts';
import type { Composing } from './use-composing.ts';

export interface ComposerIdeas {
  readonly label: string;
  readonly request: SuggestionRequest;
  readonly onApply: ApplySuggestion;
}

/** Ideas for the message field: text already typed can be polished, with undo. */
export function useComposerIdeas(
  { user_id }: Pick<MemberCard, 'user_id'>,
  composing: Composing,
  newest: Message | null,
): ComposerIdeas {
  const { t } = useLingui();
  const toast = useToast();
  const { draft, takeIdea } = composing;
  const { text } = draft;
  const fresh = newest === null ? 'opener' : 'reply';
  return {
    label: t`Ideas for what to write`,
    request: {
      modes: text.trim() === '' ? [fresh] : ['polish', fresh],
      to: user_id,
      text,
      ...(newest === null ? {} : { occasion: newest.id }),
    },
    onApply(words, mode) {
      takeIdea(words, mode);
      if (mode === 'polish')
        toast.show({
          text: t`The polished text is in the field.`,
          action: { label: t`Undo`, onPress: () => draft.setText(text) },
        });
    },
  };
}
