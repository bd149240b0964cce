import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listReceivedGifts, updateGiftShelf } from '@peonia/contract/gifts.ts';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { useSwitch } from '../../platform/use-switch.ts';
import * as css from './received-gifts.module.css';

/** Gifts a member has received, by count and without senders. Renders nothing without gifts; the owner may hide it. */
export function ReceivedGifts({ profile }: { profile: Profile }) {
  const { language } = useLanguage();
  const reader = useMe()?.id ?? 0;
  const key = ['gift-shelf', profile.user_id, reader, language];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listReceivedGifts, { params: { id: profile.user_id } }, { signal }),
  });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card pad edge aria-labelledby="gift-shelf">
      <CardHead
        id="gift-shelf"
        title={<Trans>Gifts</Trans>}
        action={
          <span className="small muted">
            <Plural value={data.total} one="# received" other="# received" />
          </span>
        }
      />
      <ul className={css.shelfGifts}>
        {data.items.map(({ gift_id, name, src, count }) => (
          <li key={gift_id}>
            <img src={src} alt="" width={48} height={48} loading="lazy" decoding="async" />
            <span className="tiny">{name}</span>
            {count === 1 ? null : <b className="tiny tabular">×{formatNumber(language, count)}</b>}
          </li>
        ))}
      </ul>
      {data.hidden === null ? null : <ShownSwitch queryKey={key} hidden={data.hidden} />}
    </Card>
  );
}

function ShownSwitch({ queryKey, hidden }: { queryKey: readonly unknown[]; hidden: boolean }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const shown = useSwitch(!hidden, async (wanted) => {
    await call(updateGiftShelf, { body: { hidden: !wanted } });
    await client.invalidateQueries({ queryKey });
  });
  return <Switch className={css.giftSwitch} label={t`Others see this on my profile`} {...shown} />;
}
