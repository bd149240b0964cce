import { Trans, useLingui } from '@lingui/react/macro';
import { countryName } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { type Recipient, useRecipients } from '../queries.ts';
import * as css from './order-form.module.css';

/** Names shown at a time. */
const most = 6;

interface RecipientFieldProps {
  readonly value: number | null;
  readonly countries: readonly string[] | null;
  readonly onChange: (id: number | null) => void;
}

/** Chooses the friend or conversation partner that a gift is for. */
export function RecipientField({ value, countries, onChange }: RecipientFieldProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const { data = [], isPending } = useRecipients(true);
  const chosen = data.find(({ user_id }) => user_id === value);
  if (chosen !== undefined)
    return (
      <div className={css.recipient}>
        <Person person={chosen} countries={countries} />
        <Button size="sm" variant="line" onClick={() => onChange(null)}>
          <Trans>Change</Trans>
        </Button>
      </div>
    );
  const wanted = query.trim().toLowerCase();
  const shown = data.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, most);
  return (
    <div className="stack">
      <Field label={<Trans>Friend</Trans>} hideLabel>
        <TextInput
          icon={<SearchIcon />}
          placeholder={t`Search friends and conversations`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      {shown.length === 0 && !isPending ? (
        <p className="small muted">
          <Trans>Gifts go to friends and to people you talk with.</Trans>
        </p>
      ) : (
        <ul className={css.people}>
          {shown.map((person) => (
            <li key={person.user_id}>
              <button type="button" className={css.person} onClick={() => onChange(person.user_id)}>
                <Person person={person} countries={countries} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Person({ person, countries }: { person: Recipient; countries: readonly string[] | null }) {
  const { language } = useLanguage();
  const { name, avatar, country } = person;
  const isFar = countries !== null && country !== null && !countries.includes(country);
  const place = country === null ? null : countryName(language, country);
  return (
    <>
      <Avatar name={name} src={avatar ?? undefined} size={36} />
      <span className={`grow ${css.grow}`}>
        <b>{name}</b>
        {place === null ? null : (
          <span className={`small ${isFar ? css.problem : 'muted'}`}>
            {isFar ? <Trans>{place}: the shop may not reach it</Trans> : place}
          </span>
        )}
      </span>
    </>
  );
}
