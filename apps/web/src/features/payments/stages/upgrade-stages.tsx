import { Plural, Trans } from '@lingui/react/macro';
import { isForLife, isLifetimePack, type PackMonth, trialPack } from '@peonia/core/packs.ts';
import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { PackName } from '../../membership/pack-name.tsx';
import type { PaymentChoice } from '../orders/payment-record.ts';
import type { Upgrade } from '../orders/send-upgrade.ts';
import { SecurityOffer } from './security-offer.tsx';
import { StageCard } from './stage-card.tsx';

/** The pack is being added. */
export function UpgradingStage() {
  return (
    <StageCard
      icon={<Spinner />}
      title={<Trans>Adding VIP</Trans>}
      text={<Trans>This usually takes a few seconds. Please keep this page open.</Trans>}
      actions={null}
    />
  );
}

/** VIP has been added, to oneself or to the named member. */
export function UpgradedStage({
  upgrade,
  onDone,
  onSeeNew,
}: {
  upgrade: Upgrade;
  onDone: () => void;
  onSeeNew: () => void;
}) {
  const { name } = upgrade;
  return (
    <StageCard
      icon={<CrownFilledIcon />}
      tone="gold"
      title={upgrade.me === 1 ? <Trans>You are VIP</Trans> : <Trans>{name} is VIP</Trans>}
      text={
        <>
          <Added month={upgrade.month} /> <Until day={upgrade.vip_expired_at} />
        </>
      }
      actions={
        <>
          <Button block onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
          {upgrade.me === 1 ? (
            <Button block variant="ghost" onClick={onSeeNew}>
              <Trans>See what is new</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      {upgrade.me === 1 && upgrade.month !== trialPack ? <SecurityOffer onLeave={onDone} /> : null}
    </StageCard>
  );
}

function Added({ month }: { month: number }) {
  if (month === trialPack) return <Trans>7 days added.</Trans>;
  if (isLifetimePack(month as PackMonth)) return <Trans>VIP for life, without an end date.</Trans>;
  return <Plural value={month} one="# month added." other="# months added." />;
}

function Until({ day }: { day: string | null }) {
  const { language } = useLanguage();
  if (day === null || isForLife(day)) return null;
  const date = formatDate(language, new Date(`${day.slice(0, 10)}T00:00:00Z`), 'long', 'UTC');
  return <Trans>VIP until {date}.</Trans>;
}

/** The balance is not sufficient. Source: specification section 4, "not enough gold". */
export function ShortStage({
  choice,
  onRecharge,
  onOther,
}: {
  choice: PaymentChoice;
  onRecharge: (missing: number) => void;
  onOther: () => void;
}) {
  const { language } = useLanguage();
  const have = useMe()?.balance ?? 0;
  const missing = Math.max(0, Math.ceil(choice.price.amount - have));
  const [cost, balance, more] = [choice.price.amount, have, missing].map((gold) =>
    formatGold(language, Math.round(gold * 100)),
  );
  const pack = choice.month === null ? null : <PackName month={choice.month} />;
  return (
    <StageCard
      icon={<WalletIcon />}
      tone="gold"
      title={<Trans>Not enough gold</Trans>}
      text={
        <Trans>
          {pack} costs {cost} gold, you have {balance}. Add {more} or more to continue.
        </Trans>
      }
      actions={
        <>
          <Button block variant="gold" onClick={() => onRecharge(missing)}>
            <Trans>Add gold</Trans>
          </Button>
          <Button block variant="ghost" onClick={onOther}>
            <Trans>Choose another pack</Trans>
          </Button>
        </>
      }
    />
  );
}
