import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewItem } from '@peonia/contract/moderation/moderation.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { formatDate, formatNumber } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Tag } from '@peonia/ui/tag/tag.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { useFormatGold } from '../../media/unlock/amount-list.tsx';
import { openViewer } from '../../media/viewer/open-viewer.ts';
import { FramesSheet } from '../staff-queue/frames-sheet.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { signalLabels } from './review-labels.ts';
import { SeenList } from './seen-list.tsx';
import * as css from './review.module.css';

interface ReviewCaseProps {
  readonly item: ReviewItem;
  readonly isBusy: boolean;
  /** `null` approves. */
  readonly onDecide: (reason: RemovalReason | null) => void;
  readonly onStale: () => void;
}

/** The selected file with its owner, signals and decision. */
export function ReviewCase({ item, isBusy, onDecide, onStale }: ReviewCaseProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const gold = useFormatGold();
  const { user, file } = item;
  const { name } = user;
  const price = item.amount === null ? null : gold(item.amount);
  const width = formatNumber(language, file.width ?? 0);
  const height = formatNumber(language, file.height ?? 0);
  const look = () =>
    openViewer({
      items: [file],
      start: file.id,
      owner: { id: user.user_id, name },
      place: 'album',
      relatedId: user.user_id,
      onStale,
    });
  return (
    <section className={css.reviewCase} aria-label={t`File of ${name}`}>
      <div className={item.selfie === null ? undefined : css.reviewPair}>
        <button type="button" className={css.reviewPicture} onClick={look}>
          <MediaPicture
            imageClassName={css.reviewImage}
            item={file}
            shape="natural"
            sizes="(max-width: 767px) 100vw, 640px"
            alt={t`File of ${name}. Opens it large.`}
            eager
            onGone={onStale}
          />
        </button>
        <FramesSheet src={file.frames} />
        {item.selfie === null ? null : <VerifiedSelfie selfie={item.selfie} name={name} />}
      </div>
      <div className="stack">
        <Card pad as="div">
          <div className={`row ${css.reviewWho}`}>
            <Avatar name={name} src={user.avatar ?? undefined} size={44} />
            <span className={`grow ${css.grow}`}>
              <b className="truncate">{user.age === null ? name : `${name}, ${user.age}`}</b>
              <span className="small muted">
                <Trans>Member {user.user_id}</Trans>
              </span>
            </span>
            <Link className="link small" href={`/profile/${user.user_id}`}>
              <Trans>Open</Trans>
            </Link>
          </div>
          <ul className={css.reviewSignals} aria-label={t`Signals`}>
            {item.signals.map((signal) => (
              <li key={signal}>
                <Tag>{i18n._(signalLabels[signal])}</Tag>
              </li>
            ))}
            {price === null ? null : (
              <li>
                <Tag>
                  <Trans>{price} gold</Trans>
                </Tag>
              </li>
            )}
            {file.width === null ? null : (
              <li>
                <Tag>
                  <Trans>
                    {width} × {height} px
                  </Trans>
                </Tag>
              </li>
            )}
          </ul>
          {file.caption === '' ? null : <p className="small">{file.caption}</p>}
          <SeenList seen={item.seen} />
        </Card>
        <ReviewDecision isBusy={isBusy} onDecide={onDecide} />
      </div>
    </section>
  );
}

/** The verification selfie, for comparison. */
function VerifiedSelfie({ selfie, name }: { selfie: NonNullable<ReviewItem['selfie']>; name: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const date = formatDate(language, new Date(selfie.at), 'long');
  return (
    <figure>
      <img className={css.reviewSelfie} src={selfie.src} alt={t`Verified selfie of ${name}`} />
      <figcaption className="small muted">
        <Trans>Verified selfie, {date}</Trans>
      </figcaption>
    </figure>
  );
}
