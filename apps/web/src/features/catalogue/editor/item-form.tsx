import { Trans, useLingui } from '@lingui/react/macro';
import { catalogueRules, type CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueContent, CatalogueText } from '@peonia/contract/catalogue/catalogue.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useRef, useState } from 'react';
import { localePath } from '../../../platform/language/language.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { useDraftFields } from '../../../platform/store/use-draft-fields.ts';
import { RestoredNote } from '../../moderation/staff-queue/restored-note.tsx';
import { UnsavedChangesGuard } from '../../settings/unsaved-changes-guard.tsx';
import { usePublish } from '../catalogue-queries.ts';
import { allTexts, contentOf, textState } from '../item-draft.ts';
import { ItemFields } from './item-fields.tsx';
import { ItemTexts } from './item-texts.tsx';
import * as css from '../catalogue.module.css';

const previewPart = lazyPart(
  async () => (await import('../item-preview.tsx')).ItemPreview,
  'gifts',
  'mall',
  'questions',
);

interface FormProps {
  readonly kind: CatalogueKind;
  readonly id: number | null;
  readonly version: number;
  readonly src: string | null;
  readonly content: CatalogueContent;
}

/** Form of an item: facts, the texts of all languages side by side, a preview, and the note of the version. */
export function ItemForm({ kind, id, version, src, content }: FormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const rules = catalogueRules[kind];
  const [start] = useState(() => ({ draft: content, texts: allTexts(content.texts), note: '', src, version }));
  // With the version that the item began with: a later one of a colleague is not overwritten.
  const [typed, setTyped, isDirty] = useDraftFields(`staff:item:${kind}:${id ?? 'new'}`, start);
  const { draft, texts, note, src: shownSrc } = typed;
  const change = (changes: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...changes }));
  const discard = () => setTyped(start);
  const { isBusy, publish } = usePublish(kind, id);
  const isDone = useRef(false);
  const Preview = previewPart.use(kind !== 'wheel');
  const written = rules.titleMax === 0 ? [] : texts.filter((text) => textState(rules, text) === 'complete');
  const hasPartial = rules.titleMax > 0 && texts.some((text) => textState(rules, text) === 'partial');
  const isIncomplete = rules.titleMax > 0 && draft.is_offered && written.length < texts.length;
  const hasEnglish = rules.titleMax === 0 || written.some(({ language }) => language === 'en');
  const isReady = !hasPartial && !isIncomplete && hasEnglish && (!rules.hasPicture || draft.picture !== null);

  const submit = async (): Promise<boolean> => {
    if (!isReady) return false;
    const whole = contentOf(kind, draft, texts);
    return publish({ content: whole, note: note.trim(), seen: typed.version, stock_seen: content.stock }, () => {
      isDone.current = true;
      discard();
    });
  };
  const submitAndLeave = async () => {
    if (!(await submit())) return;
    toast.show({ text: t`Published. Members see it within five seconds.` });
    await navigate(localePath(`/staff/catalogue?kind=${kind}`));
  };
  const changeText = (changed: CatalogueText) =>
    setTyped((now) => ({
      ...now,
      texts: now.texts.map((text) => (text.language === changed.language ? changed : text)),
    }));

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submitAndLeave();
      }}
    >
      <RestoredNote isDraft={isDirty} onDiscard={discard} />
      <Card pad edge>
        <ItemFields
          kind={kind}
          draft={draft}
          src={shownSrc}
          onChange={(changes) => change({ draft: { ...draft, ...changes } })}
          onPicture={({ picture, src: address }) =>
            setTyped((now) => ({ ...now, draft: { ...now.draft, picture }, src: address }))
          }
        />
      </Card>
      {rules.titleMax === 0 ? null : (
        <ItemTexts rules={rules} texts={texts} onChange={changeText} onChangeAll={(all) => change({ texts: all })} />
      )}
      {Preview === null ? null : (
        <Card pad edge className="stack">
          <Preview kind={kind} content={{ ...draft, texts }} src={shownSrc} />
        </Card>
      )}
      <Card pad edge className="stack">
        <Field label={<Trans>Note</Trans>} hint={<Trans>Why; colleagues read it in the versions and the log.</Trans>}>
          <TextInput
            value={note}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
        <Missing
          hasPartial={hasPartial}
          isIncomplete={isIncomplete}
          hasEnglish={hasEnglish}
          isWithoutPicture={rules.hasPicture && draft.picture === null}
        />
        <div className="row wrap">
          <Button type="submit" busy={isBusy} disabled={!isReady}>
            <Trans>Publish</Trans>
          </Button>
          <Button variant="ghost" href={`/staff/catalogue?kind=${kind}`}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Card>
      <UnsavedChangesGuard isDirty={isDirty && !isBusy && !isDone.current} onSave={submit} onDiscard={discard} />
    </form>
  );
}

interface MissingProps {
  readonly hasPartial: boolean;
  readonly isIncomplete: boolean;
  readonly hasEnglish: boolean;
  readonly isWithoutPicture: boolean;
}

/** What keeps the item from being published. */
function Missing({ hasPartial, isIncomplete, hasEnglish, isWithoutPicture }: MissingProps) {
  if (!hasPartial && !isIncomplete && hasEnglish && !isWithoutPicture) return null;
  return (
    <Note tone="gold" role="status" className={css.missing}>
      {!hasEnglish ? (
        <Trans>The English text is missing.</Trans>
      ) : hasPartial ? (
        <Trans>A language needs all of its texts, or none.</Trans>
      ) : isIncomplete ? (
        <Trans>Write the missing languages, or hide the item until they are there.</Trans>
      ) : (
        <Trans>A picture is missing.</Trans>
      )}
    </Note>
  );
}
