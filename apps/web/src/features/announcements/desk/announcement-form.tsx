import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncementDraft, AnnouncementText } from '@peonia/contract/announcements.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useRef, useState } from 'react';
import { localePath } from '../../../platform/language/language.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { useDraftFields } from '../../../platform/store/use-draft-fields.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { RestoredNote } from '../../moderation/staff-queue/restored-note.tsx';
import { useStaffSession } from '../../moderation/staff-session/staff-session-queries.ts';
import { UnsavedChangesGuard } from '../../settings/unsaved-changes-guard.tsx';
import { useSaveDraft } from './announcement-queries.ts';
import { AudienceFields } from './audience-fields.tsx';
import { allTexts, textState } from './draft-fields.ts';
import { TextFields } from './text-fields.tsx';
import { ThemePreview } from './theme-preview.tsx';
import * as css from './desk.module.css';

interface FormProps {
  readonly id: number | null;
  readonly draft: AnnouncementDraft;
  /** Time of the change that the form begins with; null for a new announcement. */
  readonly seen?: string | null;
}

/** Form of an announcement: to whom and when, the texts of all languages side by side, and a preview. */
export function AnnouncementForm({ id, draft, seen = null }: FormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [start] = useState(() => ({ fields: draft, texts: allTexts(draft.texts), seen }));
  const [typed, setTyped, isDraft] = useDraftFields(`staff:announcement:${id ?? 'new'}`, start);
  const { fields, texts } = typed;
  const isDone = useRef(false);
  const { isBusy, save } = useSaveDraft(id);
  const canTranslate = useStaffSession()?.can_translate === true;
  const english = texts.find(({ language }) => language === 'en') ?? null;
  const hasPartial = texts.some((text) => textState(text) === 'partial');

  const changeText = (changed: AnnouncementText) =>
    setTyped((now) => ({
      ...now,
      texts: now.texts.map((text) => (text.language === changed.language ? changed : text)),
    }));
  const discard = () => setTyped(start);
  const submit = async (): Promise<boolean> => {
    if (hasPartial) return false;
    const complete = texts.filter((text) => textState(text) === 'complete');
    const saved = await save({ ...fields, texts: complete }, typed.seen, () => {
      isDone.current = true;
      discard();
    });
    if (saved === null) return false;
    toast.show({ text: t`Saved` });
    return true;
  };
  const submitAndLeave = async () => {
    if (await submit()) await navigate(localePath('/staff/announcements'));
  };

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submitAndLeave();
      }}
    >
      <RestoredNote isDraft={isDraft} onDiscard={discard} />
      <Card pad edge>
        <AudienceFields
          draft={fields}
          onChange={(changes) => setTyped((now) => ({ ...now, fields: { ...now.fields, ...changes } }))}
        />
      </Card>
      <div className={css.texts}>
        {texts.map((text) => (
          <TextFields
            key={text.language}
            text={text}
            original={canTranslate && text !== english ? english : null}
            onChange={changeText}
          />
        ))}
      </div>
      <Preview draft={fields} texts={texts} />
      {hasPartial ? (
        <Note tone="gold" role="status">
          <Trans>A language needs both a title and a text, or neither.</Trans>
        </Note>
      ) : null}
      <div className="row wrap">
        <Button type="submit" busy={isBusy} disabled={hasPartial}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" href="/staff/announcements">
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <UnsavedChangesGuard isDirty={isDraft && !isBusy && !isDone.current} onSave={submit} onDiscard={discard} />
    </form>
  );
}

function Preview({ draft, texts }: { draft: AnnouncementDraft; texts: readonly AnnouncementText[] }) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>('en');
  const text = useDebounced(texts.find((one) => one.language === language) ?? { language, title: '', body: '' }, 500);
  return (
    <Card pad edge className="stack">
      <div className={css.head}>
        <h2 className="grow">
          <Trans>Preview</Trans>
        </h2>
        <Select
          aria-label={t`Language of the preview`}
          value={language}
          options={texts.map((one) => ({ value: one.language, label: languageFacts[one.language].ownName }))}
          onChange={(event) => setLanguage(event.target.value as Language)}
        />
      </div>
      <ThemePreview shown={{ kind: draft.kind, is_dismissible: draft.is_dismissible, text }} />
    </Card>
  );
}
