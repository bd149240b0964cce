import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listConsents, type Consent, type ConsentDocument } from '@peonia/contract/accounts/account-consents.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';

const documents: Readonly<Record<ConsentDocument, { href: string; label: MessageDescriptor }>> = {
  terms: { href: '/terms', label: msg`Terms of use` },
  policy: { href: '/policy', label: msg`Privacy policy` },
  partners: { href: '/affiliate', label: msg`Terms for partners` },
};

/** What the member agreed to, and when. Decision 108. */
export function ConsentCard() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ['consents'],
    queryFn: ({ signal }) => call(listConsents, {}, { signal }),
  });
  return (
    <Card pad edge>
      <CardHead title={<Trans>What you agreed to</Trans>} />
      {data !== undefined ? (
        data.items.length === 0 ? (
          <p>
            <Trans>
              You agreed to the terms of use and the privacy policy when you joined. That was before we began to keep a
              record.
            </Trans>
          </p>
        ) : (
          <ul className="stack" data-testid="consents">
            {data.items.map((consent) => (
              <ConsentLine key={`${consent.document} ${consent.version}`} consent={consent} />
            ))}
          </ul>
        )
      ) : error === null ? (
        <Loading label={t`Loading`} shape="row" count={2} />
      ) : (
        <Note
          tone="bad"
          role="alert"
          icon={<CircleAlertIcon />}
          action={
            <Button size="sm" variant="line" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The list could not be loaded</Trans>
        </Note>
      )}
    </Card>
  );
}

function ConsentLine({ consent: { document, version, agreed_at } }: { consent: Consent }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { href, label } = documents[document];
  const date = formatDate(language, new Date(agreed_at), 'long');
  return (
    <li>
      <Link className="link" href={href}>
        {i18n._(label)}
      </Link>
      <br />
      <span className="muted">
        <Trans>
          Version {version}, agreed on {date}
        </Trans>
      </span>
    </li>
  );
}
