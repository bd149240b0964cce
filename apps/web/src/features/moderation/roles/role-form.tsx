import { Trans, useLingui } from '@lingui/react/macro';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import type { StaffPerson } from '@peonia/contract/staff/role-desk.ts';
import { staffRoles, type StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { roleLabels } from '../staff-session/role-labels.ts';
import { useRoleActs } from './role-queries.ts';
import * as css from './roles.module.css';

/** Asks for other roles of `person`, or for roles of a member who has none yet. */
export function RoleForm({ person, onDone }: { person: StaffPerson | undefined; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, ask } = useRoleActs();
  const [number, setNumber] = useState('');
  const [roles, setRoles] = useState<readonly StaffRole[]>(person?.roles ?? []);
  const [reason, setReason] = useState('');
  useEffect(() => {
    if (person !== undefined) form.current?.querySelector('input')?.focus();
  }, [person]);
  const id = person?.user_id ?? (/^\d{1,15}$/.test(number.trim()) ? Number(number) : 0);
  const isChanged = [...roles].toSorted().join() !== [...(person?.roles ?? [])].toSorted().join();
  const isReady = id > 0 && isChanged && isReason(reason);
  const toggle = (role: StaffRole) =>
    setRoles((now) => (now.includes(role) ? now.filter((one) => one !== role) : [...now, role]));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || !(await ask({ user_id: id, roles: [...roles], reason: reason.trim() }))) return;
    toast.show({ text: t`Requested. A second administrator has to confirm it.` });
    setNumber('');
    setRoles([]);
    setReason('');
    onDone();
  };
  const name = person?.name ?? '';
  const title = person === undefined ? t`Give a role to a member` : t`Change the roles of ${name}`;
  return (
    <Card pad edge as="section" aria-label={title}>
      <form ref={form} className="stack" aria-label={title} onSubmit={(event: SubmitEvent) => void submit(event)}>
        <h2 className={css.heading}>{title}</h2>
        {person === undefined ? (
          <Field label={<Trans>Number of the member</Trans>} hint={<Trans>It is on the member’s page.</Trans>}>
            <TextInput
              value={number}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => setNumber(event.target.value)}
            />
          </Field>
        ) : null}
        <Field
          group
          label={<Trans>Roles</Trans>}
          hint={<Trans>The languages of a translator are set on the command line.</Trans>}
        >
          <div className={css.choices}>
            {staffRoles.map((role) => (
              <Checkbox
                key={role}
                label={i18n._(roleLabels[role])}
                checked={roles.includes(role)}
                onChange={() => toggle(role)}
              />
            ))}
          </div>
        </Field>
        <Field label={<Trans>Your reason</Trans>} hint={<Trans>At least five characters; it is logged.</Trans>}>
          <TextInput
            value={reason}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <div className="row wrap">
          <Button type="submit" disabled={!isReady} busy={isBusy} busyLabel={t`Sending`}>
            <Trans>Request the change</Trans>
          </Button>
          {person === undefined ? null : (
            <Button variant="line" disabled={isBusy} onClick={onDone}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
