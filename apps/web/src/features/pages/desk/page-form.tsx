import { Trans, useLingui } from '@lingui/react/macro';
import { agreedPages } from '@peonia/contract/pages/page-consents.ts';
import type { PageCase, PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { FilterChip } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useMemo, useRef, useState } from 'react';
import { localePath, useLanguage } from '../../../platform/language/language.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { useDraftFields } from '../../../platform/store/use-draft-fields.ts';
import { RestoredNote } from '../../moderation/staff-queue/restored-note.tsx';
import { StateMark } from '../../moderation/texts/language-texts.tsx';
import { UnsavedChangesGuard } from '../../settings/unsaved-changes-guard.tsx';
import { usePageActs, useTranslation } from './desk-queries.ts';
import { allTexts, textState } from './page-draft.ts';
import { PagePreview } from './page-preview.tsx';
import { PageTextFields } from './page-text-fields.tsx';
import { PublishCard } from './publish-card.tsx';
import * as css from './desk.module.css';

/** Form of the next version: English beside one of the other languages, a preview, and the publication. */
export function PageForm({ found }: { found: PageCase }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const own = useLanguage().language;
  const start = useMemo(
    () => ({ texts: allTexts(found.draft?.texts ?? found.texts), seen: found.draft?.revision ?? 0 }),
    [found],
  );
  // With the revision that the texts began with: a later one of a colleague is not overwritten.
  const [{ texts, seen }, setDraft, isDirty] = useDraftFields(`staff:page:${found.name}`, start);
  const [other, setOther] = useState<Language>(own === 'en' ? 'de' : own);
  const { isBusy, save, publish, discard } = usePageActs(found.name);
  const translation = useTranslation();
  const isLeaving = useRef(false);
  const english = textOf(texts, 'en');
  const complete = texts.filter((text) => textState(text) === 'complete').length;
  const isAgreed = agreedPages.some((page) => page === found.name);

  const change = (changed: PageDraftText) =>
    setDraft((now) => ({
      ...now,
      texts: now.texts.map((text) => (text.language === changed.language ? changed : text)),
    }));
  const store = async (): Promise<number | null> => {
    const revision = await save(texts, seen);
    if (revision !== null) setDraft(start);
    return revision;
  };
  const storeDraft = async (): Promise<boolean> => {
    const isDone = (await store()) !== null;
    if (isDone) toast.show({ text: t`Draft saved` });
    return isDone;
  };
  const leave = async (text: string) => {
    isLeaving.current = true;
    toast.show({ text });
    await navigate(localePath(`/staff/pages?page=${found.name}`));
  };
  const publishDraft = async (note: string, effective_at: string | null, must_agree: boolean) => {
    const revision = isDirty || seen === 0 ? await store() : seen;
    if (revision === null || !(await publish({ note, effective_at, must_agree, seen: revision }))) return;
    await leave(effective_at === null ? t`Published. Readers get it within five seconds.` : t`The version is planned.`);
  };
  const discardDraft = async () => {
    if (!(await discard())) return;
    setDraft(start);
    await leave(t`The draft is discarded.`);
  };
  const translate = async () => {
    const text = await translation.translate(english, other);
    if (text !== null) change(text);
  };

  return (
    <div className="stack">
      <RestoredNote isDraft={isDirty} onDiscard={() => setDraft(start)} />
      <Card pad edge className="stack">
        <div className={css.head}>
          <h2 className="grow">
            <Trans>Texts</Trans>
          </h2>
          <StateMark state={complete === texts.length ? 'complete' : 'partial'}>
            <Trans>
              {complete} of {texts.length} languages
            </Trans>
          </StateMark>
        </div>
        <div className="row wrap" role="group" aria-label={t`Language beside English`}>
          {texts
            .filter(({ language }) => language !== 'en')
            .map((text) => (
              <FilterChip key={text.language} on={text.language === other} onClick={() => setOther(text.language)}>
                {languageFacts[text.language].ownName}
                {textState(text) === 'complete' ? ' ✓' : ''}
              </FilterChip>
            ))}
        </div>
      </Card>
      <div className={css.texts}>
        <PageTextFields text={english} hasSummary={isAgreed} onChange={change} translate={null} />
        <PageTextFields
          key={other}
          text={textOf(texts, other)}
          hasSummary={isAgreed}
          onChange={change}
          translate={
            found.can_translate
              ? { isBusy: translation.isBusy, isReady: textState(english) === 'complete', run: () => void translate() }
              : null
          }
        />
      </div>
      <PagePreview name={found.name} texts={texts} other={other} />
      <PublishCard
        hasDraft={seen !== 0}
        isComplete={complete === texts.length}
        summaries={isAgreed ? texts.filter(({ summary = '' }) => summary.trim() !== '').length : null}
        isDirty={isDirty}
        isBusy={isBusy}
        onSave={() => void storeDraft()}
        onPublish={(note, at, mustAgree) => void publishDraft(note, at, mustAgree)}
        onDiscard={() => void discardDraft()}
      />
      <UnsavedChangesGuard
        isDirty={isDirty && !isBusy && !isLeaving.current}
        onSave={storeDraft}
        onDiscard={() => setDraft(start)}
      />
    </div>
  );
}

function textOf(texts: readonly PageDraftText[], language: Language): PageDraftText {
  return texts.find((text) => text.language === language) ?? { language, title: '', description: '', body: '' };
}
