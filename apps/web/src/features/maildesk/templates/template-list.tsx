import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mailClassNames, type MailTemplateSummary } from '@peonia/contract/operation/maildesk.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useEffect, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { classLabels } from '../desk/mail-labels.ts';
import { findTemplates, readTemplateFilters, type TemplateFilters } from './find-templates.ts';
import { useTemplates } from './template-queries.ts';
import * as css from './templates.module.css';

const all = msg`All`;

function addressOf({ text, class: kind }: TemplateFilters): string {
  const query = new URLSearchParams({ tab: 'templates' });
  if (text !== '') query.set('q', text);
  if (kind !== null) query.set('class', kind);
  return `/staff/mails?${query.toString()}`;
}

/** Every mail that the program can send. Filters act as they are typed, and then stand in the address. */
export function TemplateList({ params }: { params: URLSearchParams }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => readTemplateFilters(params));
  const address = useDebounced(addressOf(filters), 400);
  const current = addressOf(readTemplateFilters(params));
  useEffect(() => {
    if (address !== current) void navigate(localePath(address), { replace: true, preventScrollReset: true });
  }, [address, current, navigate]);
  const filter = (change: Partial<TemplateFilters>) => setFilters((before) => ({ ...before, ...change }));
  return (
    <>
      <Card pad edge as="div" className={css.filters} role="search">
        <Field label={<Trans>Find a template</Trans>}>
          <TextInput
            type="search"
            value={filters.text}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => filter({ text: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Kind</Trans>}>
          <Select
            value={filters.class ?? ''}
            onChange={({ target }) => filter({ class: mailClassNames.find((name) => name === target.value) ?? null })}
          >
            <option value="">{i18n._(all)}</option>
            {mailClassNames.map((name) => (
              <option key={name} value={name}>
                {i18n._(classLabels[name])}
              </option>
            ))}
          </Select>
        </Field>
      </Card>
      <Found filters={filters} />
    </>
  );
}

function Found({ filters }: { filters: TemplateFilters }) {
  const { t } = useLingui();
  const { data, error, refetch } = useTemplates();
  if (data === undefined && error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={6} />;
  const found = findTemplates(data.items, filters);
  const [count, total] = [found.length, data.items.length];
  return (
    <>
      <p className={`small muted ${css.aside}`} role="status">
        <Trans>
          {count} of {total} templates
        </Trans>
      </p>
      {count === 0 ? (
        <EmptyState
          level={2}
          icon={<SearchIcon />}
          title={<Trans>No template found</Trans>}
          text={<Trans>Search by a part of its name, such as “order” or “password”.</Trans>}
        />
      ) : (
        <ul className={css.list} aria-label={t`Mail templates`}>
          {found.map((template) => (
            <TemplateRow key={template.name} template={template} />
          ))}
        </ul>
      )}
    </>
  );
}

function TemplateRow({ template: { name, class: kind, samples } }: { template: MailTemplateSummary }) {
  const { i18n } = useLingui();
  return (
    <li>
      <Link href={`/staff/mails/templates/${name}`} className={css.row}>
        <code>{name}</code>
        <span className="small muted">{i18n._(classLabels[kind])}</span>
        <span className="tiny muted">{samples.join(', ')}</span>
      </Link>
    </li>
  );
}
