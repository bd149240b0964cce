import { Trans, useLingui } from '@lingui/react/macro';
import type { Term } from '@peonia/contract/translation/translation-desk.ts';
import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { spokenLanguageChoices } from '@peonia/i18n/spoken-languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { DeskParts } from '../desk/desk-parts.ts';
import { languageName } from '../language-name.ts';
import { storeTerm } from './glossary-queries.ts';
import * as css from './glossary.module.css';

const blank = { term: '', translation: '', note: '' };

/** Adds a glossary term or changes its translation. */
export function TermForm({ parts }: { parts: DeskParts }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [pair, setPair] = useState({ from: 'de', to: 'ja' });
  const [words, setWords] = useState(blank);
  const [isBusy, setBusy] = useState(false);
  const change = (part: keyof Omit<Term, 'id' | 'from' | 'to'>) => (event: { target: { value: string } }) =>
    setWords({ ...words, [part]: event.target.value });
  const isWhole = words.term.trim() !== '' && words.translation.trim() !== '' && pair.from !== pair.to.split('-')[0];
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isWhole || isBusy) return;
    setBusy(true);
    try {
      await storeTerm({ ...pair, ...words });
      setWords(blank);
    } catch (error) {
      parts.showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card pad as="form" className="stack" onSubmit={(event: SubmitEvent) => void save(event)}>
      <div className={css.termForm}>
        <Field label={<Trans>From</Trans>}>
          <Select
            value={pair.from}
            options={spokenLanguageChoices(language).map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => setPair({ ...pair, from: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Into</Trans>}>
          <Select
            value={pair.to}
            options={languages.map((one) => ({
              value: languageFacts[one].htmlLang,
              label: languageName(language, languageFacts[one].htmlLang),
            }))}
            onChange={(event) => setPair({ ...pair, to: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Word</Trans>}>
          <TextInput value={words.term} maxLength={100} autoComplete="off" onChange={change('term')} />
        </Field>
        <Field label={<Trans>Its translation</Trans>}>
          <TextInput value={words.translation} maxLength={200} autoComplete="off" onChange={change('translation')} />
        </Field>
      </div>
      <Field label={<Trans>Note for translators</Trans>}>
        <TextInput value={words.note} maxLength={300} autoComplete="off" onChange={change('note')} />
      </Field>
      <div>
        <Button type="submit" icon={<PlusIcon />} disabled={!isWhole} busy={isBusy} busyLabel={t`Saving`}>
          <Trans>Save the word</Trans>
        </Button>
      </div>
    </Card>
  );
}
