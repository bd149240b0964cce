import { Trans, useLingui } from '@lingui/react/macro';
import type { checkFindCode } from '@peonia/contract/accounts/account-codes.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { useEffect, useRef } from 'react';

export type LinkedLogin = ReplyOf<typeof checkFindCode>['logins'][number];

/** Linked logins of an account whose password is reset. Only those that are ticked stay. */
export function ConfirmLogins({ logins }: { logins: readonly LinkedLogin[] }) {
  const { i18n } = useLingui();
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  return (
    <fieldset ref={ref} className="stack">
      <legend>
        <b>
          <Trans>Which of these logins are yours?</Trans>
        </b>
      </legend>
      <p className="small muted">
        <Trans>They can enter your account without the password. Those that you do not tick are unlinked.</Trans>
      </p>
      {logins.map(({ provider, name, linked_at: linkedAt }) => {
        const day = i18n.date(linkedAt, { dateStyle: 'medium' });
        return (
          <Checkbox key={provider} name="keep" value={provider} label={name} hint={<Trans>Linked on {day}</Trans>} />
        );
      })}
    </fieldset>
  );
}
