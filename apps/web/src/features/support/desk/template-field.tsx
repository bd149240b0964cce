import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { useState } from 'react';
import { ownNameOf } from '../ticket-labels.ts';
import { useTemplates } from './ticket-queries.ts';
import * as css from './tickets.module.css';

interface TemplateProps {
  readonly ticketId: number;
  /** Inserts the text of the staff’s language, which is translated before it is sent. */
  readonly isTranslated: boolean;
  readonly onInsert: (text: string) => void;
}

/** Inserts a template in the language of the ticket, and shows what it says in the language of the staff. */
export function TemplateField({ ticketId, isTranslated, onInsert }: TemplateProps) {
  const { t } = useLingui();
  const { data } = useTemplates(ticketId);
  const [chosen, setChosen] = useState('');
  const templates = data?.items ?? [];
  const template = templates.find(({ id }) => String(id) === chosen);
  const choose = (id: string) => {
    setChosen(id);
    const next = templates.find((one) => String(one.id) === id);
    if (next !== undefined) onInsert(isTranslated ? next.own : next.content);
  };
  if (templates.length === 0) return null;
  const [{ language }] = templates as [(typeof templates)[number]];
  const languageName = ownNameOf(language);
  return (
    <>
      <Field
        label={<Trans>Template</Trans>}
        hint={isTranslated ? undefined : <Trans>Inserted in the language of the ticket: {languageName}</Trans>}
      >
        <Select
          value={chosen}
          placeholder={t`Choose a template`}
          options={templates.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      {isTranslated || template === undefined || template.own === template.content ? null : (
        <section className={css.own} aria-label={t`The template in your language`}>
          <p className="tiny muted">
            <Trans>The template in your language</Trans>
          </p>
          <p className={css.words}>{template.own}</p>
        </section>
      )}
    </>
  );
}
