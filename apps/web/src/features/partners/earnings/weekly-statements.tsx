import { Trans, useLingui } from '@lingui/react/macro';
import {
  downloadPartnerStatement,
  listPartnerStatements,
  type PartnerStatement,
} from '@peonia/contract/partners/partner-statements.ts';
import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ListEnd } from '../../../platform/paged-list.tsx';
import { usePage } from '../../../platform/query.ts';
import { useMe } from '../../../platform/session/session.ts';
import * as css from './earnings.module.css';

/** The statements that come by mail each week, with their PDF. */
export function WeeklyStatements() {
  const { t } = useLingui();
  const me = useMe();
  const statements = usePage<PartnerStatement, { items: PartnerStatement[]; max_id: number }>(
    ['partner-statements', me?.id],
    (max_id, signal) => call(listPartnerStatements, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
  return (
    <Card pad edge as="section" className="stack">
      <CardHead title={<Trans>Weekly statements</Trans>} />
      {statements.isPending ? (
        <Loading label={t`Loading`} shape="row" count={2} />
      ) : statements.items.length === 0 && statements.error !== null ? (
        <ListError error={statements.error} isCompact onRetry={statements.reload} />
      ) : statements.items.length === 0 ? (
        <p className="muted">
          <Trans>After a week in which you earned something, its statement appears here and comes by e-mail.</Trans>
        </p>
      ) : (
        <ul className={css.lines}>
          {statements.items.map((one) => (
            <StatementRow key={one.id} statement={one} />
          ))}
        </ul>
      )}
      <ListEnd list={statements} problem={<Trans>More statements could not be loaded.</Trans>} />
    </Card>
  );
}

function StatementRow({ statement: { id, week, earned, closed } }: { statement: PartnerStatement }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const first = new Date(`${week}T00:00:00Z`);
  const last = new Date(first);
  last.setUTCDate(last.getUTCDate() + 6);
  const day = (at: Date) => formatDate(language, at, 'medium', 'UTC');
  const [from, until] = [day(first), day(last)];
  const gold = formatGold(language, Math.round(earned * 100));
  const available = formatGold(language, Math.round(closed * 100));
  const save = () => {
    setSaving(true);
    void downloadFile(addressOf(downloadPartnerStatement, { id }, {}), `statement-${week}.pdf`)
      .catch(showProblem)
      .finally(() => setSaving(false));
  };
  return (
    <li>
      <div>
        <b>
          {from} – {until}
        </b>
        <span className="small muted">
          <Trans>
            {gold} gold earned, {available} gold available at the end
          </Trans>
        </span>
      </div>
      <Button
        variant="line"
        size="sm"
        icon={<DownloadIcon />}
        busy={isSaving}
        aria-label={t`Statement of the week from ${from} as PDF`}
        onClick={save}
      >
        PDF
      </Button>
    </li>
  );
}
