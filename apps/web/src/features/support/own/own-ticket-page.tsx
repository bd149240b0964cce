import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnTicket } from '@peonia/contract/support/support.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useParams } from '../../../platform/router/hooks.ts';
import { settings } from '../../../platform/settings.ts';
import { useOwnDraftText } from '../../../platform/store/use-draft-fields.ts';
import { DeskFilePicker } from '../../deskfiles/desk-file-picker.tsx';
import { useDeskFiles } from '../../deskfiles/use-desk-files.ts';
import { TicketEntry } from '../ticket-entry.tsx';
import { categoryLabels } from '../ticket-labels.ts';
import { useOwnTicket, useReply } from './own-ticket-queries.ts';
import { OwnTicketState } from './ticket-state.tsx';
import * as css from './own-tickets.module.css';

/** One own request with the answers of the staff, and a field to write back. */
export default function OwnTicketPage() {
  const { t, i18n } = useLingui();
  const id = Number(useParams()['id']);
  const { data: ticket, error, refetch } = useOwnTicket(id);
  return (
    <>
      <PageHead
        title={<Trans>Request {id}</Trans>}
        text={ticket === undefined ? undefined : i18n._(categoryLabels[ticket.category])}
        back="/support"
        actions={ticket === undefined ? undefined : <OwnTicketState state={ticket.state} />}
      />
      {ticket !== undefined ? (
        <Thread ticket={ticket} />
      ) : error !== null ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t`Loading`} shape="text" />
      )}
    </>
  );
}

function Thread({ ticket }: { ticket: OwnTicket }) {
  const { t } = useLingui();
  const { brand } = settings();
  const you = t({ message: 'You', context: 'writer' });
  return (
    <div className={`stack ${css.thread}`}>
      <section className="stack" aria-label={t`Messages`} aria-live="polite">
        <TicketEntry kind="question" by={you} at={ticket.created_at} text={ticket.content} />
        {ticket.messages.map(({ id, kind, created_at, content, files }) => (
          <TicketEntry
            key={id}
            kind={kind}
            by={kind === 'answer' ? t`${brand} support` : you}
            at={created_at}
            text={content}
            files={files}
          />
        ))}
      </section>
      <ReplyField ticket={ticket} />
    </div>
  );
}

function ReplyField({ ticket: { id, state } }: { ticket: OwnTicket }) {
  const { isBusy, send } = useReply(id);
  const { t } = useLingui();
  const [content, setContent] = useOwnDraftText(`ticket:${id}`);
  const chosen = useDeskFiles();
  const text = content.trim();
  const canSend = text !== '' && !chosen.isSending && !chosen.hasFault;
  const submit = async () => {
    if (!canSend || isBusy || !(await send(text, chosen.ids))) return;
    setContent('');
    chosen.clear();
  };
  return (
    <form
      className="stack"
      aria-label={t`Reply`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {state === 'solved' ? (
        <Note>
          <Trans>This request is solved. If something is still open, write to us here.</Trans>
        </Note>
      ) : null}
      <Field label={<Trans>Your message</Trans>}>
        <Textarea value={content} rows={5} maxLength={5_000} onChange={(event) => setContent(event.target.value)} />
      </Field>
      <DeskFilePicker chosen={chosen} isDisabled={isBusy} />
      <div className="row">
        <Button type="submit" icon={<SendIcon />} disabled={!canSend} busy={isBusy} busyLabel={<Trans>Sending</Trans>}>
          <Trans>Send message</Trans>
        </Button>
      </div>
    </form>
  );
}
