import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketCase } from '@peonia/contract/support-desk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import type { Draft, useTicketActions } from './ticket-queries.ts';

interface FormProps {
  readonly ticket: TicketCase;
  readonly actions: ReturnType<typeof useTicketActions>;
  readonly isOfColleague: boolean;
}

/** One field for the answer or a note; the button decides which. */
export function ReplyForm({ ticket, actions: { isBusy, write }, isOfColleague }: FormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [content, setContent] = useState('');
  const text = content.trim();
  const canAnswer = !isOfColleague && ticket.email !== '';
  const send = async (draft: Omit<Draft, 'content'>, done: string) => {
    if (text === '' || !(await write({ ...draft, content: text }))) return;
    setContent('');
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
        if (canAnswer) void send({ kind: 'answer' }, t`Sent by mail`);
      }}
    >
      {isOfColleague ? (
        <Note>
          <Trans>A colleague works on this ticket. You can add a note.</Trans>
        </Note>
      ) : null}
      {ticket.email === '' ? (
        <Note>
          <Trans>There is no mail address to answer to. You can add a note.</Trans>
        </Note>
      ) : null}
      <Field label={<Trans>Your answer or note</Trans>}>
        <Textarea value={content} rows={5} maxLength={5_000} onChange={(event) => setContent(event.target.value)} />
      </Field>
      <div className="row wrap">
        {canAnswer ? (
          <>
            <Button
              icon={<SendIcon />}
              disabled={text === '' || isBusy}
              onClick={() => void send({ kind: 'answer', solve: true }, t`Sent by mail and solved`)}
            >
              <Trans>Send and solve</Trans>
            </Button>
            <Button type="submit" variant="line" disabled={text === '' || isBusy}>
              <Trans>Send and wait</Trans>
            </Button>
          </>
        ) : null}
        <Button
          variant="ghost"
          disabled={text === '' || isBusy}
          onClick={() => void send({ kind: 'note' }, t`Note added`)}
        >
          <Trans>Add as a note</Trans>
        </Button>
      </div>
    </Card>
  );
}
