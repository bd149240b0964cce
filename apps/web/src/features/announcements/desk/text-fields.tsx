import { Trans, useLingui } from '@lingui/react/macro';
import { announcementTextMax, type AnnouncementText } from '@peonia/contract/announcements.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { LanguageTexts } from '../../moderation/texts/language-texts.tsx';
import { useTranslation } from './announcement-queries.ts';
import { textState } from './draft-fields.ts';

interface FieldsProps {
  readonly text: AnnouncementText;
  readonly onChange: (text: AnnouncementText) => void;
  /** The English text to translate; null where this one is English, or no service is configured. */
  readonly original: AnnouncementText | null;
}

/** Title and text in one language, with what is missing. */
export function TextFields({ text, onChange, original }: FieldsProps) {
  const { t } = useLingui();
  const { htmlLang } = languageFacts[text.language];
  const state = textState(text);
  const labels = {
    complete: t`Complete`,
    partial: text.title.trim() === '' ? t`Title missing` : t`Text missing`,
    empty: text.language === 'en' ? t`Required` : t`Readers get English`,
  };
  return (
    <LanguageTexts
      language={text.language}
      state={state}
      stateLabel={labels[state]}
      level={2}
      action={original === null ? null : <TranslateButton original={original} to={text.language} onChange={onChange} />}
    >
      <Field label={<Trans>Title</Trans>}>
        <TextInput
          lang={htmlLang}
          value={text.title}
          maxLength={announcementTextMax.title}
          onChange={(event) => onChange({ ...text, title: event.target.value })}
        />
      </Field>
      <Field label={<Trans>Text</Trans>} hint={<Trans>Markdown: **bold**, *emphasis*, [link](/faq), - list</Trans>}>
        <Textarea
          lang={htmlLang}
          rows={5}
          value={text.body}
          maxLength={announcementTextMax.body}
          onChange={(event) => onChange({ ...text, body: event.target.value })}
        />
      </Field>
    </LanguageTexts>
  );
}

interface TranslateProps {
  readonly original: AnnouncementText;
  readonly to: Language;
  readonly onChange: (text: AnnouncementText) => void;
}

function TranslateButton({ original, to, onChange }: TranslateProps) {
  const { t } = useLingui();
  const { isBusy, translate } = useTranslation();
  const run = async () => {
    const translated = await translate(original, to);
    if (translated !== null) onChange(translated);
  };
  return (
    <Button
      variant="soft"
      size="sm"
      icon={<LanguagesIcon />}
      disabled={textState(original) !== 'complete'}
      busy={isBusy}
      busyLabel={t`Translating`}
      onClick={() => void run()}
    >
      <Trans>Translate from English</Trans>
    </Button>
  );
}
