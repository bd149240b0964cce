import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncementText } from '@peonia/contract/announcements.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { textState } from './draft-fields.ts';
import * as css from './desk.module.css';

interface FieldsProps {
  readonly text: AnnouncementText;
  readonly onChange: (text: AnnouncementText) => void;
}

/** Title and text in one language, with what is missing. */
export function TextFields({ text, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { ownName, htmlLang } = languageFacts[text.language];
  const state = textState(text);
  const labels = {
    complete: t`Complete`,
    partial: text.title.trim() === '' ? t`Title missing` : t`Text missing`,
    empty: text.language === 'en' ? t`Required` : t`Readers get English`,
  };
  return (
    <Card pad as="fieldset" className={css.text}>
      <legend className="visually-hidden">{ownName}</legend>
      <div className={css.head}>
        <h2 className="grow" lang={htmlLang}>
          {ownName}
        </h2>
        <span className={css.state} data-state={state}>
          {labels[state]}
        </span>
      </div>
      <Field label={<Trans>Title</Trans>}>
        <TextInput
          lang={htmlLang}
          value={text.title}
          maxLength={120}
          onChange={(event) => onChange({ ...text, title: event.target.value })}
        />
      </Field>
      <Field label={<Trans>Text</Trans>} hint={<Trans>Markdown: **bold**, *emphasis*, [link](/faq), - list</Trans>}>
        <Textarea
          lang={htmlLang}
          rows={5}
          value={text.body}
          maxLength={5_000}
          onChange={(event) => onChange({ ...text, body: event.target.value })}
        />
      </Field>
    </Card>
  );
}
