import { Trans, useLingui } from '@lingui/react/macro';
import type { PageCase, PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import { type Language, languageFacts, languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { localePath, useLanguage } from '../../../platform/language/language.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { usePageActs, usePageVersion } from './desk-queries.ts';
import { diffLines } from './diff-lines.ts';
import * as css from './desk.module.css';

interface CompareProps {
  readonly found: PageCase;
  /** Number of the version to compare with what runs. */
  readonly number: number;
  readonly onClose: () => void;
}

/** A version beside the one that is published, line by line. It can be taken as the draft of the next one. */
export function CompareDialog({ found, number, onClose }: CompareProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const { data, error, refetch } = usePageVersion(found.name, number);
  const { isBusy, save } = usePageActs(found.name);
  const take = async () => {
    if (data === undefined) return;
    if ((await save(data.texts, found.draft?.revision ?? 0)) === null) return;
    onClose();
    await navigate(localePath(`/staff/pages/${found.name}`));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <Trans>
          Version {number} beside version {found.version}
        </Trans>
      }
      closeLabel={t`Close`}
      size="lg"
      footer={
        <Button block busy={isBusy} disabled={data === undefined} onClick={() => void take()}>
          <Trans>Take as draft</Trans>
        </Button>
      }
    >
      <div className="stack">
        <Field label={<Trans>Language</Trans>}>
          <Select
            value={language}
            options={languages.map((value) => ({ value, label: languageFacts[value].ownName }))}
            onChange={(event) => setLanguage(event.target.value as Language)}
          />
        </Field>
        {error !== null ? <ListError error={error} onRetry={() => void refetch()} isCompact /> : null}
        {data === undefined ? (
          error === null ? (
            <Loading label={t`Loading`} shape="text" />
          ) : null
        ) : (
          <Lines before={sourceOf(data.texts, language)} after={sourceOf(found.texts, language)} language={language} />
        )}
        {found.draft === null ? null : (
          <Note tone="gold">
            <Trans>There is a draft already. It is replaced by this version.</Trans>
          </Note>
        )}
      </div>
    </Dialog>
  );
}

function Lines({ before, after, language }: { before: string; after: string; language: Language }) {
  const { t } = useLingui();
  const lines = diffLines(before, after);
  if (lines.every(({ kind }) => kind === 'same'))
    return (
      <p className="muted small">
        <Trans>The text of this language is the same in both.</Trans>
      </p>
    );
  const labels = { same: '', added: t`Published now`, removed: t`Only in the other version` };
  const seen = new Map<string, number>();
  return (
    <>
      <p className="tiny muted">
        <Trans>Minus: only in the other version. Plus: published now.</Trans>
      </p>
      <ul className={css.diff} lang={languageFacts[language].htmlLang}>
        {lines.map(({ kind, text }) => {
          const count = (seen.get(kind + text) ?? 0) + 1;
          seen.set(kind + text, count);
          return (
            <li key={`${kind} ${count} ${text}`} data-kind={kind}>
              {kind === 'same' ? null : <span className="visually-hidden">{labels[kind]}: </span>}
              {text}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Title, description and text, one below the other. */
function sourceOf(texts: readonly PageDraftText[], language: Language): string {
  const found = texts.find((text) => text.language === language);
  return found === undefined ? '' : [found.title, found.description, '', found.body].join('\n');
}
