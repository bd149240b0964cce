import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueRules } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueText } from '@peonia/contract/catalogue/catalogue.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { LanguageTexts, StateMark } from '../../moderation/texts/language-texts.tsx';
import { choicePlaces, textState } from '../item-draft.ts';
import * as css from '../catalogue.module.css';

interface TextsProps {
  readonly rules: CatalogueRules;
  readonly texts: readonly CatalogueText[];
  readonly onChange: (text: CatalogueText) => void;
  readonly onChangeAll: (texts: CatalogueText[]) => void;
}

/** Texts of all languages side by side, with how many are complete. Choices are added to all languages at once. */
export function ItemTexts({ rules, texts, onChange, onChangeAll }: TextsProps) {
  const complete = texts.filter((text) => textState(rules, text) === 'complete').length;
  const total = texts.length;
  const choices = Math.max(...texts.map((text) => text.choices.length));
  const resize = (count: number) =>
    onChangeAll(
      texts.map((text) => ({
        ...text,
        choices: Array.from({ length: count }, (_, place) => text.choices[place] ?? ''),
      })),
    );
  return (
    <>
      <div className={`${css.head} ${css.textsHead}`}>
        <h2 className="grow">
          <Trans>Texts</Trans>
        </h2>
        <StateMark state={complete === total ? 'complete' : 'partial'}>
          <Trans>
            {complete} of {total} languages
          </Trans>
        </StateMark>
        {rules.choicesMax === 0 ? null : (
          <>
            <Button
              variant="line"
              size="sm"
              disabled={choices >= rules.choicesMax}
              onClick={() => resize(choices === 0 ? 2 : choices + 1)}
            >
              <Trans>Add a choice</Trans>
            </Button>
            <Button
              variant="line"
              size="sm"
              disabled={choices === 0}
              onClick={() => resize(choices <= 2 ? 0 : choices - 1)}
            >
              <Trans>Remove the last choice</Trans>
            </Button>
          </>
        )}
      </div>
      <div className={css.texts}>
        {texts.map((text) => (
          <ItemLanguage key={text.language} rules={rules} text={text} onChange={onChange} />
        ))}
      </div>
    </>
  );
}

function ItemLanguage({ rules, text, onChange }: Pick<TextsProps, 'rules' | 'onChange'> & { text: CatalogueText }) {
  const { t } = useLingui();
  const { htmlLang } = languageFacts[text.language];
  const state = textState(rules, text);
  const labels = {
    complete: t`Complete`,
    partial: t`Incomplete`,
    empty: t({ message: 'Missing', context: 'catalogue' }),
  };
  return (
    <LanguageTexts language={text.language} state={state} stateLabel={labels[state]} level={3}>
      <Field label={rules.titleMax > 100 ? <Trans>Text</Trans> : <Trans>Name</Trans>}>
        {rules.titleMax > 100 ? (
          <Textarea
            lang={htmlLang}
            rows={3}
            value={text.title}
            maxLength={rules.titleMax}
            onChange={(event) => onChange({ ...text, title: event.target.value })}
          />
        ) : (
          <TextInput
            lang={htmlLang}
            value={text.title}
            maxLength={rules.titleMax}
            autoComplete="off"
            onChange={(event) => onChange({ ...text, title: event.target.value })}
          />
        )}
      </Field>
      {rules.bodyMax === 0 ? null : (
        <Field label={<Trans>Description</Trans>}>
          <Textarea
            lang={htmlLang}
            rows={5}
            value={text.body}
            maxLength={rules.bodyMax}
            onChange={(event) => onChange({ ...text, body: event.target.value })}
          />
        </Field>
      )}
      {choicePlaces.slice(0, text.choices.length).map((place) => (
        <Field key={place} label={<Trans>Choice {place + 1}</Trans>}>
          <TextInput
            lang={htmlLang}
            value={text.choices[place] ?? ''}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => onChange({ ...text, choices: text.choices.with(place, event.target.value) })}
          />
        </Field>
      ))}
    </LanguageTexts>
  );
}
