import { Trans, useLingui } from '@lingui/react/macro';
import { listThreads } from '@peonia/contract/chat/message-threads.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';
import type { Target } from './payment-choice.ts';
import * as css from '../payment.module.css';
import * as fieldCss from '@peonia/ui/field/field.module.css';
import * as radioCardCss from '@peonia/ui/radio-card/radio-card.module.css';

/** Members offered besides oneself. */
const MAX_PEOPLE = 6;

interface RecipientChoiceProps {
  readonly target: Target | null;
  readonly agreed: boolean;
  readonly hasError: boolean;
  readonly onChange: (change: { target?: Target | null; agreed?: boolean }) => void;
}

/** Chooses who receives VIP: oneself, or a chat partner with explicit consent. */
export function RecipientChoice({ target, agreed, hasError, onChange }: RecipientChoiceProps) {
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const noteId = useId();
  const choose = (next: Target | null) => {
    onChange({ target: next, agreed: false });
    setOpen(false);
  };
  if (me === null) return null;
  return (
    <div className={`stack ${css.target}`}>
      <h3>
        <Trans context="recipient">For</Trans>
      </h3>
      {isOpen ? (
        <RecipientList target={target} onChoose={choose} />
      ) : (
        <div className={`${css.radioCard} ${radioCardCss.radioCard}`}>
          <Avatar
            name={target?.name ?? me.name}
            src={target === null ? (me.avatar ?? undefined) : undefined}
            size={36}
          />
          <b className="grow truncate">{target === null ? <Trans context="recipient">Me</Trans> : target.name}</b>
          <button type="button" className={`link ${css.link} small`} onClick={() => setOpen(true)}>
            <Trans>Change</Trans>
          </button>
        </div>
      )}
      {target === null ? null : (
        <div>
          <Checkbox
            label={<Trans>I am giving VIP to {target.name}. This cannot be undone.</Trans>}
            checked={agreed}
            aria-invalid={hasError}
            aria-describedby={hasError ? noteId : undefined}
            onChange={(event) => onChange({ agreed: event.target.checked })}
          />
          {hasError ? (
            <span className={fieldCss.error} id={noteId} role="alert">
              <CircleAlertIcon />
              <span>
                <Trans>Please check this option</Trans>
              </span>
            </span>
          ) : null}
        </div>
      )}
    </div>
  );
}

function RecipientList({ target, onChoose }: { target: Target | null; onChoose: (target: Target | null) => void }) {
  const { t } = useLingui();
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['payment', 'people', me?.id],
    queryFn: ({ signal }) => call(listThreads, {}, { signal }),
  });
  const people = (data?.items ?? []).slice(0, MAX_PEOPLE).map(({ user }) => user);
  const others =
    target === null || people.some((one) => one.user_id === target.user_id)
      ? people
      : [{ ...target, avatar: null }, ...people];
  if (me === null) return null;
  return (
    <div className={css.targetPeople} role="group" aria-label={t`Who VIP is for`}>
      <button type="button" aria-pressed={target === null} onClick={() => onChoose(null)}>
        <Avatar name={me.name} src={me.avatar ?? undefined} size={36} />
        <b className="grow truncate">
          <Trans context="recipient">Me</Trans>
        </b>
      </button>
      {others.map(({ user_id, name, avatar }) => (
        <button
          key={user_id}
          type="button"
          aria-pressed={target?.user_id === user_id}
          onClick={() => onChoose({ user_id, name })}
        >
          <Avatar name={name} src={avatar ?? undefined} size={36} />
          <b className="grow truncate">{name}</b>
        </button>
      ))}
      {others.length === 0 ? (
        <p className="small muted">
          <Trans>People you talk with can be chosen here.</Trans>
        </p>
      ) : null}
    </div>
  );
}
