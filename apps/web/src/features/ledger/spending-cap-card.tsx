import { Trans, useLingui } from '@lingui/react/macro';
import { type getSpendingCap, setSpendingCap } from '@peonia/contract/money/ledger.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { formatDateTime, formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { capKey, useSpendingCap } from './queries.ts';
import * as css from './ledger.module.css';

/** Largest daily limit, in gold. */
const MAX_CAP = 100_000;
type Cap = ReplyOf<typeof getSpendingCap>;

/** The daily spending limit a member sets for themselves. Source: product decisions, spending care. */
export function SpendingCapCard() {
  const { data: cap } = useSpendingCap();
  if (cap === undefined) return null;
  return (
    <Card pad edge as="section" className={`stack ${css.capCard}`}>
      <h2>
        <Trans>Daily limit</Trans>
      </h2>
      <CapState cap={cap} />
      <CapForm cap={cap} />
    </Card>
  );
}

function CapState({ cap: { cap, spent_today, next_cap, next_from } }: { cap: Cap }) {
  const { spending_cap_wait_hours: hours } = limits;
  const { language } = useLanguage();
  const [limit, spent, next] = [cap ?? 0, spent_today, next_cap ?? 0].map((gold) =>
    formatGold(language, Math.round(gold * 100)),
  );
  const at = next_from === null ? null : new Date(next_from);
  const when = at === null ? '' : formatDateTime(language, at, 'medium');
  return (
    <div className={`stack ${css.capState}`}>
      <p>
        {cap === null ? (
          <Trans>You have not set a limit. You have spent {spent} gold today.</Trans>
        ) : (
          <Trans>
            You have spent {spent} of {limit} gold today.
          </Trans>
        )}
      </p>
      {at === null ? null : (
        <p role="status">
          {next_cap === null ? (
            <Trans>There is no limit from {when}.</Trans>
          ) : (
            <Trans>
              The limit is {next} gold from {when}.
            </Trans>
          )}
        </p>
      )}
      <p className="small muted">
        <Trans>
          A lower limit applies immediately. A higher limit, or none, applies after {hours} hours. Each day starts at
          midnight UTC.
        </Trans>
      </p>
    </div>
  );
}

const capText = (cap: number | null) => (cap === null ? '' : String(cap));

function CapForm({ cap: { cap } }: { cap: Cap }) {
  const { t } = useLingui();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [text, setText] = useState(capText(cap));
  const [shown, setShown] = useState(cap);
  // Another limit replaces what was typed. The form stays mounted, so that the focus does too.
  if (shown !== cap) {
    setShown(cap);
    setText(capText(cap));
  }
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null);
  const [isTried, setTried] = useState(false);
  const parsed = /^\d{1,6}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_CAP ? Number(text) : null;

  const save = async (next: number | null, how: 'save' | 'remove') => {
    setBusy(how);
    try {
      await call(setSpendingCap, { body: { cap: next } });
      await queryClient.invalidateQueries({ queryKey: capKey });
      toast.show({ text: t`Saved` });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (parsed !== null) void save(parsed, 'save');
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        label={<Trans>Daily limit in gold</Trans>}
        error={isTried && parsed === null ? <Trans>Please enter a whole number from 1 to 100,000.</Trans> : undefined}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="row wrap">
        <Button type="submit" variant="line" size="sm" busy={busy === 'save'}>
          <Trans>Save limit</Trans>
        </Button>
        {cap === null ? null : (
          <Button variant="ghost" size="sm" busy={busy === 'remove'} onClick={() => void save(null, 'remove')}>
            <Trans>Remove limit</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
