import { Trans, useLingui } from '@lingui/react/macro';
import { formatGold, formatList } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useFieldNames } from './field-names.ts';
import type { Owner } from './owner.ts';
import { useContact } from './queries.ts';
import { useContactDialog } from './use-contact-dialog.tsx';
import * as css from './contact-card.module.css';

/** Contact fields and their price, on a profile. */
export function ContactCard({ of }: { of: Owner }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const names = useFieldNames();
  const { data } = useContact(of.user_id, true);
  const { open, isLoading, dialog } = useContactDialog(of);
  if (data === undefined) return null;
  const gold = formatGold(language, Math.round(data.price * 100));
  return (
    <Card edge pad aria-labelledby="contact-card">
      <CardHead
        id="contact-card"
        title={<Trans>Contact information</Trans>}
        action={
          data.open ? undefined : (
            <Price label={t`gold`} tone="gold">
              {gold}
            </Price>
          )
        }
      />
      <p className="small muted">
        {formatList(
          language,
          data.fields.map((field) => names[field]),
        )}
      </p>
      {data.open ? null : (
        <p className="small muted">
          <Trans>Pay once and keep it.</Trans>
        </p>
      )}
      <Button block variant={data.open ? 'line' : 'gold'} busy={isLoading} onClick={open} className={css.contactOpen}>
        {data.open ? <Trans>Show</Trans> : <Trans>Unlock for {gold} gold</Trans>}
      </Button>
      {data.vip_free === 1 && !data.open ? (
        <p className={`tiny muted ${css.contactVip}`}>
          <Trans>VIP members see this without paying.</Trans>
        </p>
      ) : null}
      {dialog}
    </Card>
  );
}
