import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type ReactNode, useState } from 'react';
import { useMembersByName } from './queries.ts';
import * as css from './travel.module.css';

/** Names shown at a time. */
const most = 5;

interface CompanionFieldProps {
  readonly value: MemberCard | null;
  readonly error: ReactNode;
  readonly onChange: (member: MemberCard | null) => void;
}

/** Chooses the member to meet by name, with a live look-up. */
export function CompanionField({ value, error, onChange }: CompanionFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { people, isSearching } = useMembersByName(typed);
  if (value !== null)
    return (
      <div className={css.chosen} role="group" aria-label={t`Whom to meet`}>
        <Person person={value} />
        <Button size="sm" variant="line" onClick={() => onChange(null)}>
          <Trans>Change</Trans>
        </Button>
      </div>
    );
  const shown = people?.slice(0, most) ?? [];
  return (
    <div className="stack">
      <Field
        label={<Trans>Whom to meet</Trans>}
        hint={<Trans>Type their username. They are asked before anything is arranged.</Trans>}
        error={error}
      >
        <TextInput
          icon={<SearchIcon />}
          value={typed}
          autoComplete="off"
          maxLength={60}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div role="status">
        {isSearching ? (
          <p className="small muted">
            <Trans>Searching</Trans>
          </p>
        ) : people?.length === 0 ? (
          <p className="small muted">
            <Trans>Nobody with this name.</Trans>
          </p>
        ) : null}
      </div>
      {shown.length === 0 ? null : (
        <ul className={css.people}>
          {shown.map((person) => (
            <li key={person.user_id}>
              <button type="button" className={css.person} onClick={() => onChange(person)}>
                <Person person={person} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A member with name and city. */
export function Person({ person: { name, avatar, city } }: { person: MemberCard }) {
  return (
    <>
      <Avatar name={name} src={avatar ?? undefined} size={44} />
      <span className={css.grow}>
        <b className="truncate">{name}</b>
        {city === null ? null : <span className="small muted">{city}</span>}
      </span>
    </>
  );
}
