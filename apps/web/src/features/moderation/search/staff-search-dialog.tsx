import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { searchKindNames, type SearchHit, type SearchKind, searchStaff } from '@peonia/contract/staff/staff-search.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { HitLink } from './hit-link.tsx';
import * as css from './search.module.css';

const kindLabels: Readonly<Record<SearchKind, MessageDescriptor>> = {
  member: msg`Members`,
  ticket: msg`Tickets`,
  order: msg`Orders`,
  travel: msg`Travel`,
  payment: msg`Payments`,
  transfer: msg`Transfers of the books`,
  upload: msg`Files`,
};

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One field for everything that the own roles may find. Enter searches, the arrow keys walk the results. */
export function StaffSearchDialog({ open, onClose }: DialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const stops = [field.current, ...(results.current?.querySelectorAll('a') ?? [])];
    const next = stops[stops.findIndex((stop) => stop === event.currentTarget) + by];
    if (by === 0 || next === undefined || next === null) return;
    event.preventDefault();
    next.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(text.trim());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={<Trans>Search</Trans>}
      closeLabel={t`Close`}
      initialFocus={field}
    >
      <form className={css.form} onSubmit={submit}>
        <Field
          label={<Trans>What are you looking for?</Trans>}
          hint={
            <Trans>
              Number, name, e-mail, phone with country code, or the reference of a payment, transfer or file. What is
              found is logged.
            </Trans>
          }
        >
          <TextInput
            ref={field}
            type="search"
            value={text}
            maxLength={254}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={step}
          />
        </Field>
        <Button type="submit" icon={<SearchIcon />} disabled={text.trim() === ''}>
          <Trans>Search</Trans>
        </Button>
      </form>
      <div ref={results}>{asked === '' ? null : <Results q={asked} onChoose={onClose} onStep={step} />}</div>
    </Dialog>
  );
}

interface ResultsProps {
  readonly q: string;
  readonly onChoose: () => void;
  readonly onStep: (event: KeyboardEvent) => void;
}

function Results({ q, onChoose, onStep }: ResultsProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useStaffSearch(q);
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={3} />;
  if (data.items.length === 0)
    return (
      <p role="status">
        <Trans>Nothing found. Check the spelling, or search by another detail.</Trans>
      </p>
    );
  const byKind = Map.groupBy(data.items, ({ kind }) => kind);
  const shown = searchKindNames.flatMap((kind): [SearchKind, SearchHit[]][] => {
    const hits = byKind.get(kind);
    return hits === undefined ? [] : [[kind, hits]];
  });
  return shown.map(([kind, hits]) => (
    <section key={kind} aria-labelledby={`found-${kind}`}>
      <h3 id={`found-${kind}`} className="small muted">
        {i18n._(kindLabels[kind])}
      </h3>
      <ul className={css.hits}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitLink hit={hit} onChoose={onChoose} onStep={onStep} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** What is found is written to the audit log, so a search runs once for each text. */
function useStaffSearch(q: string) {
  return useQuery({
    queryKey: ['staff-search', q],
    queryFn: ({ signal }) => call(searchStaff, { query: { q } }, { signal }),
    staleTime: Infinity,
  });
}
