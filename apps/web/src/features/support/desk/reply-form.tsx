import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketCase } from '@peonia/contract/support/support-desk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useOwnDraftText } from '../../../platform/store/use-draft-fields.ts';
import { DeskFilePicker } from '../../deskfiles/desk-file-picker.tsx';
import { useDeskFiles } from '../../deskfiles/use-desk-files.ts';
import { DraftTranslation } from './draft-translation.tsx';
import { TemplateField } from './template-field.tsx';
import type { Draft, useTicketActions } from './ticket-queries.ts';
import { useTranslatedDraft } from './use-translated-draft.ts';

interface FormProps {
  readonly ticket: TicketCase;
  readonly actions: ReturnType<typeof useTicketActions>;
  readonly isOfColleague: boolean;
}

/** One field for the answer or a note; the button decides which. */
export function ReplyForm({ ticket, actions: { isBusy, translate, write }, isOfColleague }: FormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [content, setContent] = useOwnDraftText(`staff:ticket:${ticket.id}`);
  const chosen = useDeskFiles();
  const translated = useTranslatedDraft(ticket.id, content);
  const text = content.trim();
  const canWrite = text !== '' && !isBusy && !chosen.isSending && !chosen.hasFault;
  const canSend = canWrite && translated.isReady;
  const canReach = ticket.email !== '' || ticket.user_id !== null;
  const canAnswer = !isOfColleague && canReach;
  const send = async (draft: Omit<Draft, 'content'>, done: string) => {
    const isNote = draft.kind === 'note';
    if (!(isNote ? canWrite : canSend)) return;
    const words = isNote ? { content: text } : translated.wordsOf(text);
    if (!(await write({ ...draft, ...words, files: [...chosen.ids] }))) return;
    setContent('');
    translated.clear();
    chosen.clear();
    toast.show({ text: done });
  };
  return (
    <Card
      pad
      as="form"
      className="stack"
      aria-label={t`Reply`}
      data-shortcut="reply"
      onSubmit={(event) => {
        event.preventDefault();
        if (canAnswer) void send({ kind: 'answer' }, t({ message: 'Sent', context: 'answer' }));
      }}
    >
      {isOfColleague ? (
        <Note>
          <Trans>A colleague works on this ticket. You can add a note.</Trans>
        </Note>
      ) : null}
      {canReach ? null : (
        <Note>
          <Trans>There is no mail address to answer to. You can add a note.</Trans>
        </Note>
      )}
      <TemplateField
        ticketId={ticket.id}
        isTranslated={translated.isOn}
        onInsert={(added) => setContent(text === '' ? added : `${content.trimEnd()}\n\n${added}`)}
      />
      <Field label={<Trans>Your answer or note</Trans>}>
        <Textarea value={content} rows={5} maxLength={5_000} onChange={(event) => setContent(event.target.value)} />
      </Field>
      {canAnswer && ticket.can_translate ? (
        <DraftTranslation
          language={ticket.language}
          draft={translated}
          isBusy={isBusy}
          onTranslate={() => void translate(text).then((words) => words !== null && translated.put(words, content))}
        />
      ) : null}
      {ticket.user_id === null ? null : <DeskFilePicker chosen={chosen} isDisabled={isBusy} />}
      <div className="row wrap">
        {canAnswer ? (
          <>
            <Button
              icon={<SendIcon />}
              disabled={!canSend}
              onClick={() => void send({ kind: 'answer', solve: true }, t`Sent and solved`)}
            >
              <Trans>Send and solve</Trans>
            </Button>
            <Button type="submit" variant="line" disabled={!canSend}>
              <Trans>Send and wait</Trans>
            </Button>
          </>
        ) : null}
        <Button variant="ghost" disabled={!canWrite} onClick={() => void send({ kind: 'note' }, t`Note added`)}>
          <Trans>Add as a note</Trans>
        </Button>
      </div>
    </Card>
  );
}
