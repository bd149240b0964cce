import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnComplaint } from '@peonia/contract/moderation/complaints.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Tag } from '@peonia/ui/tag/tag.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { actionResults, decisionLabels, reportTypeLabels } from '../complaints/complaint-labels.ts';

/** A complaint as one party sees it: state, reason, and the appeal if possible. */
export function OwnComplaintCard({ complaint, onAppeal }: { complaint: OwnComplaint; onAppeal: () => void }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { side, type, state, reason, act, until, appeal } = complaint;
  const date = formatDate(language, new Date(complaint.created_at), 'long');
  const end = until === null ? '' : formatDate(language, new Date(until), 'long');
  const thing = i18n._(reportTypeLabels[type]);
  const name = complaint.name ?? '';
  return (
    <Card pad edge as="article" className="stack">
      <div className="row wrap">
        <b className="grow">
          {side === 'accused' ? (
            <Trans>A decision about you: {thing}</Trans>
          ) : name === '' ? (
            thing
          ) : (
            <Trans>
              {thing} of {name}
            </Trans>
          )}
        </b>
        <Tag>
          {state === 'open' ? (
            <Trans>In review</Trans>
          ) : state === 'upheld' ? (
            <Trans>Upheld</Trans>
          ) : (
            <Trans>Dismissed</Trans>
          )}
        </Tag>
      </div>
      <p className="small muted">
        {side === 'accused' ? <Trans>Decided on {date}</Trans> : <Trans>Reported on {date}</Trans>}
      </p>
      {reason === null ? null : (
        <p>
          <Trans>Reason: {i18n._(decisionLabels[reason])}</Trans>
        </p>
      )}
      {act === null ? null : (
        <p>
          {i18n._(actionResults[act])}
          {end === '' ? null : (
            <>
              {' '}
              <Trans>It ends on {end}.</Trans>
            </>
          )}
        </p>
      )}
      <AppealLine appeal={appeal} onAppeal={onAppeal} />
    </Card>
  );
}

function AppealLine({ appeal, onAppeal }: { appeal: OwnComplaint['appeal']; onAppeal: () => void }) {
  if (appeal === 'none') return null;
  if (appeal === 'possible') {
    return (
      <div>
        <Button variant="line" size="sm" onClick={onAppeal}>
          <Trans>Appeal this decision</Trans>
        </Button>
      </div>
    );
  }
  return (
    <p className="small muted">
      {appeal === 'waiting' ? (
        <Trans>Someone else is reviewing your appeal.</Trans>
      ) : appeal === 'granted' ? (
        <Trans>Your appeal was granted.</Trans>
      ) : (
        <Trans>Your appeal was reviewed; the decision stands.</Trans>
      )}
    </p>
  );
}
