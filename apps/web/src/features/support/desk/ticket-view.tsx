import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TicketCase } from '@peonia/contract/support/support-desk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { TicketEntry, useTimeText } from '../ticket-entry.tsx';
import { categoryLabels, ownNameOf, priorityLabels, stateLabels } from '../ticket-labels.ts';
import { OtherTickets } from './other-tickets.tsx';
import { PriorityField } from './priority-field.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useTicket, useTicketActions } from './ticket-queries.ts';
import { useTicketTranslation } from './use-ticket-translation.ts';
import * as css from './tickets.module.css';

/** A ticket: what was written, the answers and notes, and what can be done. */
export function TicketView({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useTicket(id);
  if (data !== undefined) return <Ticket ticket={data} />;
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={1} />;
}

function Ticket({ ticket }: { ticket: TicketCase }) {
  const { t, i18n } = useLingui();
  const actions = useTicketActions(ticket.id);
  const translation = useTicketTranslation(ticket);
  const { language: ownLanguage } = useLanguage();
  const { change, prioritise, isBusy } = actions;
  const { id, state, mine, assigned_to, messages, merged_into } = ticket;
  const isOfColleague = assigned_to !== null && !mine && state !== 'solved';
  return (
    <section className="stack" aria-label={t`Ticket ${id}`}>
      <header className={css.head}>
        <div className="grow">
          <h2>
            <Trans>Ticket {id}</Trans>
          </h2>
          <p className="small muted">
            {i18n._(stateLabels[state])}
            {assigned_to === null || state === 'solved' ? null : (
              <>
                {' · '}
                <Trans>{assigned_to} has it</Trans>
              </>
            )}
          </p>
        </div>
        {state === 'solved' && merged_into === null ? (
          <Button variant="line" size="sm" disabled={isBusy} onClick={() => void change('reopen')}>
            <Trans>Open again</Trans>
          </Button>
        ) : null}
        {state !== 'solved' && assigned_to === null ? (
          <Button
            variant="soft"
            size="sm"
            icon={<HandIcon />}
            disabled={isBusy}
            data-shortcut="take"
            aria-keyshortcuts="t"
            onClick={() => void change('take')}
          >
            <Trans>Take it</Trans>
          </Button>
        ) : null}
        {state !== 'solved' && mine ? (
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void change('release')}>
            <Trans>Release</Trans>
          </Button>
        ) : null}
        {state !== 'solved' && !isOfColleague ? (
          <Button variant="line" size="sm" disabled={isBusy} onClick={() => void change('solve')}>
            <Trans>Solve without an answer</Trans>
          </Button>
        ) : null}
      </header>
      <Facts ticket={ticket} />
      {state === 'solved' || isOfColleague ? null : (
        <PriorityField value={ticket.priority} isDisabled={isBusy} onChange={(next) => void prioritise(next)} />
      )}
      {ticket.can_translate ? (
        <div>
          <Button
            variant="soft"
            size="sm"
            aria-pressed={translation.isOn}
            busy={translation.isPending}
            busyLabel={t`Translating`}
            onClick={translation.toggle}
          >
            {translation.isOn ? <Trans>Show the original alone</Trans> : <Trans>Show a machine translation</Trans>}
          </Button>
        </div>
      ) : null}
      <TicketEntry
        kind="question"
        by={ticket.name}
        at={ticket.created_at}
        text={ticket.content}
        language={ticket.language}
        translation={translation.of(0)}
      />
      {messages.map((message) => (
        <TicketEntry
          key={message.id}
          kind={message.kind}
          by={message.by ?? t`Former staff`}
          at={message.created_at}
          text={message.content}
          language={message.kind === 'note' ? null : ticket.language}
          translation={
            message.original === null ? translation.of(message.id) : { text: message.original, language: ownLanguage }
          }
          files={message.files}
          mark={message.kind === 'note' || message.by_mail ? <Mark message={message} /> : undefined}
        />
      ))}
      {merged_into === null ? (
        <>
          <ReplyForm ticket={ticket} actions={actions} isOfColleague={isOfColleague} />
          <OtherTickets ticket={ticket} actions={actions} isOfColleague={isOfColleague} />
        </>
      ) : (
        <Note>
          <Trans>This ticket was merged into ticket {merged_into}.</Trans>
        </Note>
      )}
    </section>
  );
}

function Mark({ message: { kind, by_mail, left_out } }: { message: TicketCase['messages'][number] }) {
  if (kind === 'note') return <Trans>Note, for staff alone</Trans>;
  if (!by_mail) return null;
  return left_out === 0 ? (
    <Trans>By mail</Trans>
  ) : (
    <Plural value={left_out} one="By mail; # attachment was not taken" other="By mail; # attachments were not taken" />
  );
}

function MemberLink({ id }: { id: number }) {
  return (
    <Link className="link" href={`/staff/members/${id}`}>
      {id}
    </Link>
  );
}

function Facts({ ticket }: { ticket: TicketCase }) {
  const { t, i18n } = useLingui();
  const { language, due_at, first_answered_at } = ticket;
  const time = useTimeText();
  const facts = [
    { label: t`Topic`, value: i18n._(categoryLabels[ticket.category]) },
    { label: t`Address`, value: ticket.email === '' ? '–' : ticket.email },
    ...(ticket.user_id === null ? [] : [{ label: t`Member`, value: <MemberLink id={ticket.user_id} /> }]),
    { label: t`Language`, value: ownNameOf(language) },
    ...(ticket.state === 'solved' || (ticket.assigned_to !== null && !ticket.mine)
      ? [{ label: t`Priority`, value: i18n._(priorityLabels[ticket.priority]) }]
      : []),
    ...(due_at === null ? [] : [{ label: t`Answer by`, value: time(due_at) }]),
    ...(first_answered_at === null ? [] : [{ label: t`First answer`, value: time(first_answered_at) }]),
    ...(ticket.solved_at === null ? [] : [{ label: t`Solved`, value: time(ticket.solved_at) }]),
  ];
  return (
    <Card pad>
      <FactList facts={facts} />
    </Card>
  );
}
