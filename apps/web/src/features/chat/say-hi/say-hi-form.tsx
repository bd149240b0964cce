import { Plural, Trans } from '@lingui/react/macro';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { type FormEvent, useState } from 'react';
import { OpenerIdeas } from '../../suggestions/opener-ideas.tsx';
import { COUNTER_FROM, MAX_LENGTH } from './greeting-length.ts';
import { GreetingPhoto } from './greeting-photo.tsx';
import { TemplateList } from './template-list.tsx';
import { useTemplates } from './use-templates.ts';

interface SayHiFormProps {
  readonly id: string;
  /** Id of the member who is greeted. */
  readonly to: number;
  /** The stored greeting; null for the default one. */
  readonly own: string | null;
  readonly photo: string | null;
  readonly onSend: (text: string) => void;
}

/**
 * The words of one greeting: the stored ones, a first message in the language of either, a template, or others. The
 * stored greeting does not change.
 */
export function SayHiForm({ id, to, own, photo, onSend }: SayHiFormProps) {
  const { data } = useTemplates();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? own ?? data?.items[0]?.hi_content ?? '';
  const left = MAX_LENGTH - text.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSend(text.trim());
  };
  return (
    <form id={id} className="stack" onSubmit={submit}>
      <Field
        label={<Trans>Your greeting</Trans>}
        hint={
          left > COUNTER_FROM ? (
            <Trans>An idea that you send unchanged arrives in the language of the other person.</Trans>
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          )
        }
      >
        <Textarea
          rows={3}
          required
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <GreetingPhoto src={photo} />
      <OpenerIdeas to={to} onApply={setTyped} />
      <TemplateList chosen={text.trim()} onChoose={setTyped} />
    </form>
  );
}
