import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { SuggestionsButton } from '../../suggestions/suggestions-button.tsx';
import { COUNTER_FROM, MAX_LENGTH } from './greeting-length.ts';

export function GreetingField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useLingui();
  const left = MAX_LENGTH - value.length;
  return (
    <>
      <Field
        label={<Trans>Your greeting</Trans>}
        hint={
          left > COUNTER_FROM ? (
            <Trans>Sent when you tap “Say hi”. Leave it empty for the default greeting.</Trans>
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          )
        }
      >
        <Textarea rows={3} maxLength={MAX_LENGTH} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <div>
        <SuggestionsButton
          look="words"
          label={t`Ideas for your greeting`}
          request={{ modes: value.trim() === '' ? ['opener'] : ['polish', 'opener'], text: value }}
          onApply={(text) => onChange(text.slice(0, MAX_LENGTH))}
        />
      </div>
    </>
  );
}
