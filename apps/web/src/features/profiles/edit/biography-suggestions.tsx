import { useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { SuggestionsButton } from '../../suggestions/suggestions-button.tsx';

interface BiographySuggestionsProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Language of the readers; omitted for the general text. */
  readonly readers?: Language;
}

/** Suggestions for the biography: a new idea is appended, a polished text replaces the field. */
export function BiographySuggestions({ text, onChange, readers }: BiographySuggestionsProps) {
  const { t } = useLingui();
  const toast = useToast();
  const isEmpty = text.trim() === '';
  return (
    <div>
      <SuggestionsButton
        look="words"
        label={t`Ideas for your text`}
        request={{ modes: isEmpty ? ['bio'] : ['bio', 'polish'], text, ...(readers === undefined ? {} : { readers }) }}
        onApply={(words, mode) => {
          const next = mode === 'polish' || isEmpty ? words : `${text.trimEnd()}\n${words}`;
          onChange(next.slice(0, limits.biography_max));
          if (mode === 'polish')
            toast.show({
              text: t`The polished text is in the field.`,
              action: { label: t`Undo`, onPress: () => onChange(text) },
            });
        }}
      />
    </div>
  );
}
