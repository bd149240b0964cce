import { Trans, useLingui } from '@lingui/react/macro';
import { partnerLinksMax } from '@peonia/contract/partners/partners.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkRow } from './link-row.tsx';
import { useLinks } from './use-links.ts';
import * as css from '../partners.module.css';

/** The links of a partner, one for each campaign, with QR codes. */
export function PartnerLinks() {
  const { t } = useLingui();
  const { data, error, refetch } = useLinks();
  const [isOpen, setOpen] = useState(false);
  const items = data?.items ?? [];
  return (
    <Card pad edge as="section" className="stack">
      <CardHead
        title={<Trans>Links and QR codes</Trans>}
        action={
          isOpen || data === undefined || items.length >= partnerLinksMax ? null : (
            <Button size="sm" variant="line" icon={<PlusIcon />} onClick={() => setOpen(true)}>
              <Trans>New link</Trans>
            </Button>
          )
        }
      />
      <p className="muted">
        <Trans>
          Members who register through your link count for you. The first link somebody opens is the one that counts;
          your own accounts do not.
        </Trans>
      </p>
      {isOpen ? <LinkForm onClose={() => setOpen(false)} /> : null}
      {data === undefined ? (
        error === null ? (
          <Loading label={t`Loading`} shape="row" count={2} />
        ) : (
          <ListError error={error} isCompact onRetry={() => void refetch()} />
        )
      ) : items.length === 0 ? (
        isOpen ? null : (
          <p>
            <Trans>You have no link yet. Create one for each place where you write about us.</Trans>
          </p>
        )
      ) : (
        <ul className={css.links}>
          {items.map((link) => (
            <LinkRow key={link.pid} link={link} />
          ))}
        </ul>
      )}
    </Card>
  );
}
