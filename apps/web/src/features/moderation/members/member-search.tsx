import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundMember } from '@peonia/contract/moderation/members.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useNavigate, useSearchParams } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { matchLabels, statusLabels } from './member-labels.ts';
import { useMemberSearch } from './member-queries.ts';
import { RunByTag } from './run-by-tag.tsx';
import * as css from './members.module.css';

/** Finds members by what they or others name them by. The text stands in the address. */
export function MemberSearch() {
  const navigate = useNavigate();
  const asked = (useSearchParams().get('q') ?? '').trim();
  const [text, setText] = useState(asked);
  const [before, setBefore] = useState(asked);
  // A saved view asks for something else.
  if (before !== asked) {
    setBefore(asked);
    setText(asked);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q !== '') void navigate(localePath(`/staff/members?q=${encodeURIComponent(q)}`), { replace: true });
  };
  return (
    <section className="stack">
      <Card pad as="form" className={css.search} onSubmit={submit}>
        <Field
          label={<Trans>Find a member</Trans>}
          hint={<Trans>Number, name or its beginning, e-mail, phone with country code, payment or order.</Trans>}
        >
          <TextInput
            type="search"
            value={text}
            maxLength={254}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" icon={<SearchIcon />} disabled={text.trim() === ''}>
          <Trans>Search</Trans>
        </Button>
      </Card>
      {asked === '' ? null : <Found q={asked} />}
    </section>
  );
}

function Found({ q }: { q: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useMemberSearch(q);
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={2} />;
  if (data.items.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<SearchIcon />}
        title={<Trans>Nobody found</Trans>}
        text={<Trans>Check the spelling, or search by another detail.</Trans>}
      />
    );
  return (
    <>
      <ul className={css.found} aria-label={t`Members found`}>
        {data.items.map((member) => (
          <li key={member.id}>
            <FoundRow member={member} />
          </li>
        ))}
      </ul>
      {data.more ? (
        <p className="small muted">
          <Trans>More names begin like this. Type more of it.</Trans>
        </p>
      ) : null}
    </>
  );
}

function FoundRow({ member: { id, name, status, joined_at, matched, run_by } }: { member: FoundMember }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const day = formatDate(language, new Date(joined_at), 'medium');
  return (
    <Link href={`/staff/members/${id}`} className={css.foundLink}>
      <span className="grow">
        <b>{name}</b>
        <span className="small muted">
          {id} · {i18n._(statusLabels[status])} · <Trans>since {day}</Trans>
        </span>
      </span>
      {run_by === null ? null : <RunByTag {...run_by} />}
      <span className="tiny muted">{i18n._(matchLabels[matched])}</span>
    </Link>
  );
}
