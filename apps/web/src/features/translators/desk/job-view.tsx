import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnReason, TranslationJob } from '@peonia/contract/translation/translation-desk.ts';
import { markOf } from '@peonia/core/redact.ts';
import { formatTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { DeskParts } from './desk-parts.ts';
import { insertPlaceholder } from './insert-placeholder.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { TermList } from './term-list.tsx';
import { Waiting } from './translation-queue.tsx';
import { useDraft } from './use-translation-draft.ts';
import * as css from './desk.module.css';

/** What each placeholder stands for. */
const placeholderLabels: Readonly<Record<TranslationJob['marks'][number], MessageDescriptor>> = {
  name: msg`a name`,
  email: msg`an e-mail address`,
  link: msg`a link`,
  phone: msg`a phone number`,
  handle: msg`a name elsewhere`,
  sign: msg`a sign`,
};

interface JobViewProps {
  readonly job: TranslationJob;
  readonly parts: DeskParts;
  readonly isBusy: boolean;
  readonly onDeliver: (text: string) => void;
  readonly onGiveBack: (reason: ReturnReason, note: string) => void;
}

/**
 * The current job: text, placeholders, glossary terms and input. Keys: Ctrl+Enter delivers, Alt+digit inserts a
 * placeholder.
 */
export function JobView({ job, parts, isBusy, onDeliver, onGiveBack }: JobViewProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, state, heldUntil } = useDraft(job, parts);
  const [isReturning, setReturning] = useState(false);
  // The input takes the focus when a job is taken.
  useEffect(() => field.current?.focus(), []);
  const { id } = job;
  const until = formatTime(language, new Date(heldUntil));
  const insert = (number: number) => {
    const area = field.current;
    if (area === null || number < 1 || number > job.marks.length) return;
    const put = insertPlaceholder(text, { start: area.selectionStart, end: area.selectionEnd }, markOf(number));
    setText(put.text);
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(put.caret, put.caret));
  };
  const deliver = () => {
    if (text.trim() !== '' && !isBusy) onDeliver(text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) deliver();
    else if (event.altKey && /^Digit[1-9]$/.test(event.code)) insert(Number(event.code.slice(5)));
    else return;
    event.preventDefault();
  };
  return (
    <section className={`${css.deskJob} stack`} aria-label={t`Translation ${id}`}>
      <div className={`row wrap ${css.deskJobHead}`}>
        <Waiting item={job} />
        <span className="tiny muted" role="status">
          {state === 'failed' ? (
            <Trans>The draft could not be saved</Trans>
          ) : state === 'saving' ? (
            <Trans>Saving the draft</Trans>
          ) : (
            <Trans>Draft saved, yours until {until}</Trans>
          )}
        </span>
      </div>
      <Card pad as="div">
        <p className={css.deskText} lang={job.from} dir="auto">
          {job.text}
        </p>
      </Card>
      {job.marks.length === 0 ? null : (
        <div className="row wrap" role="group" aria-label={t`Marks`}>
          {job.marks.map((kind, index) => {
            const mark = markOf(index + 1);
            return (
              <Button
                key={mark}
                size="sm"
                variant="soft"
                aria-keyshortcuts={`Alt+${index + 1}`}
                onClick={() => insert(index + 1)}
              >
                {mark} {i18n._(placeholderLabels[kind])}
              </Button>
            );
          })}
        </div>
      )}
      <Field
        label={<Trans>Translation</Trans>}
        hint={
          job.marks.length === 0 ? undefined : (
            <Trans>Every mark has to stand in it: names and addresses are put back when you deliver.</Trans>
          )
        }
      >
        <Textarea
          ref={field}
          rows={5}
          lang={job.to}
          dir="auto"
          value={text}
          maxLength={20_000}
          onKeyDown={press}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <TermList terms={job.terms} />
      <div className="row wrap">
        <Button
          icon={<SendIcon />}
          disabled={text.trim() === ''}
          busy={isBusy}
          busyLabel={t`Sending`}
          aria-keyshortcuts="Control+Enter"
          onClick={deliver}
        >
          <Trans>Deliver</Trans> <kbd aria-hidden="true">Ctrl ↵</kbd>
        </Button>
        <Button variant="line" icon={<UndoIcon />} disabled={isBusy} onClick={() => setReturning(true)}>
          <Trans>Give back</Trans>
        </Button>
      </div>
      <ReturnDialog open={isReturning} onClose={() => setReturning(false)} onGiveBack={onGiveBack} />
    </section>
  );
}
