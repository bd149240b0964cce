import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { Link } from '../../platform/router/link.tsx';
import { useMe } from '../../platform/session/session.ts';
import { useFormatGold } from '../media/unlock/amount-list.tsx';
import { PhotoTile } from './grid/photo-tile.tsx';
import { useAlbumSection } from './grid/queries.ts';
import { useOpenPhotos } from './grid/use-open-photos.ts';
import * as css from './photo-strip.module.css';

/** Tiles of the strip; the last one links to the secret folder, if any. */
const TILES = 4;

/** Newest photos on a profile, with a link to all. Renders nothing without photos. */
export function PhotoStrip({ profile }: { profile: Profile }) {
  const isOwn = useMe()?.id === profile.user_id;
  const owner = { id: profile.user_id, name: profile.name };
  const list = useAlbumSection(owner.id, 'public');
  const secrets = list.counts?.secret ?? 0;
  const hasSecret = secrets > 0 && !isOwn;
  const show = useOpenPhotos(owner, list);
  if (list.items.length === 0 && !hasSecret) return null;
  return (
    <Card pad edge aria-labelledby="photos">
      <CardHead
        id="photos"
        title={<Trans>Photos</Trans>}
        action={
          <Link className="link small" href={isOwn ? '/album' : `/photo/${owner.id}`}>
            <Trans>See all</Trans>
          </Link>
        }
      />
      <ul className={css.strip}>
        {list.items.slice(0, hasSecret ? TILES - 1 : TILES).map((item, place) => (
          <li key={item.id}>
            <PhotoTile item={item} owner={owner} place={place} onOpen={show} />
          </li>
        ))}
        {hasSecret ? (
          <li>
            <SecretTile ownerId={owner.id} />
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

/** Link to the secret folder with its lowest known price. */
function SecretTile({ ownerId }: { ownerId: number }) {
  const { t } = useLingui();
  const gold = useFormatGold();
  const { items } = useAlbumSection(ownerId, 'secret');
  const [first] = items;
  const prices = items.flatMap(({ amount, open }) => (open ? [] : (amount ?? [])));
  const least = prices.length === 0 ? null : gold(Math.min(...prices));
  return (
    <Link className={`${css.locked} ${css.tile}`} href={`/photo/${ownerId}?folder=secret`}>
      {first?.blur ? <img src={first.blur} alt="" loading="lazy" decoding="async" /> : null}
      <span className={css.lockbox}>
        <span className={css.li}>
          <LockIcon />
        </span>
        <b className="small">{t`Secret`}</b>
        {least === null ? null : (
          <span className="tiny">
            <Trans>from {least} gold</Trans>
          </span>
        )}
      </span>
    </Link>
  );
}
