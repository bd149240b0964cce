import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { ClockIcon } from '@peonia/ui/icons/clock.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { openUpgrade } from '../../payments/open-payment.ts';
import * as css from './encounters.module.css';

interface EmptyDeckProps {
  /** Members in today's deck, all of them decided. 0: no match. */
  readonly total: number;
  readonly refillsAt: string;
  /** There are more matches than today's limit. */
  readonly hasMore: boolean;
  readonly isVip: boolean;
  readonly onUndo: (() => void) | null;
}

/** Empty state of the deck: time of the next one and alternatives. */
export function EmptyDeck({ total, refillsAt, hasMore, isVip, onUndo }: EmptyDeckProps) {
  const { language } = useLanguage();
  const time = formatTime(language, new Date(refillsAt));
  const most = limits.encounters_vip_per_day;
  if (total === 0) {
    return (
      <EmptyState
        level={2}
        icon={<UsersIcon />}
        title={<Trans>No one new for you right now</Trans>}
        text={
          <Trans>
            You meet people who are looking for someone like you, and you for them. Check who you are looking for, or
            browse the lists; new people arrive at {time}.
          </Trans>
        }
        action={
          <div className={`row wrap ${css.encNext}`}>
            <Button href="/setting/edit">
              <Trans>See my preferences</Trans>
            </Button>
            <Button variant="line" href="/user/recommend">
              <Trans>Browse the lists</Trans>
            </Button>
          </div>
        }
      />
    );
  }
  return (
    <EmptyState
      level={2}
      icon={<ClockIcon />}
      title={<Trans>That was everyone for today</Trans>}
      text={
        hasMore && !isVip ? (
          <Trans>
            New people arrive at {time}. VIP members meet up to {most} a day.
          </Trans>
        ) : (
          <Trans>New people arrive at {time}.</Trans>
        )
      }
      action={
        <div className={`row wrap ${css.encNext}`}>
          <Button href="/user/online">
            <Trans>See who is online</Trans>
          </Button>
          {hasMore && !isVip ? (
            <Button variant="gold" icon={<CrownIcon />} onClick={() => openUpgrade()}>
              <Trans>Meet more with VIP</Trans>
            </Button>
          ) : null}
          {onUndo === null ? null : (
            <Button variant="line" icon={<UndoIcon />} onClick={onUndo}>
              <Trans>Undo last pass</Trans>
            </Button>
          )}
        </div>
      }
    />
  );
}
