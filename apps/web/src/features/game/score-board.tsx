import { Trans, useLingui } from '@lingui/react/macro';
import { type BoardCircle, type BoardPeriod, type GameBoard, getGameBoard } from '@peonia/contract/game.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { Link } from '../../platform/router/link.tsx';
import { useMe } from '../../platform/session/session.ts';
import * as css from './game.module.css';

/** The best of the day, the week or all time, among all or among friends. */
export function ScoreBoard() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<BoardPeriod>('week');
  const [among, setAmong] = useState<BoardCircle>('all');
  return (
    <Card pad edge className="stack" aria-label={t`Best players`}>
      <CardHead title={<Trans>Best players</Trans>} />
      <Segmented
        dense
        label={t`Period`}
        value={period}
        onChange={setPeriod}
        segments={[
          { value: 'day', label: t`Today` },
          { value: 'week', label: t`This week` },
          { value: 'all', label: t`All time` },
        ]}
      />
      <Segmented
        dense
        label={t`Among`}
        value={among}
        onChange={setAmong}
        segments={[
          { value: 'all', label: t({ message: 'Everybody', context: 'game' }) },
          { value: 'friends', label: t`Friends` },
        ]}
      />
      <Places period={period} among={among} />
      <p className="small muted">
        <Trans>
          You can leave these lists in the{' '}
          <Link className="link" href="/setting/privacy">
            privacy settings
          </Link>
          .
        </Trans>
      </p>
    </Card>
  );
}

function Places({ period, among }: { period: BoardPeriod; among: BoardCircle }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery<GameBoard>({
    queryKey: ['game-board', period, among],
    queryFn: ({ signal }) => call(getGameBoard, { query: { period, among } }, { signal }),
  });
  if (data === undefined)
    return error === null ? (
      <Loading label={t`Loading`} shape="row" count={5} />
    ) : (
      <ListError error={error} onRetry={() => void refetch()} isCompact />
    );
  if (data.items.length === 0)
    return (
      <p className="muted">
        <Trans>Nobody has played yet. Be the first.</Trans>
      </p>
    );
  return <PlaceList board={data} />;
}

function PlaceList({ board: { items, own } }: { board: GameBoard }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  const isListed = items.some(({ member }) => member.user_id === me?.id);
  const place = formatNumber(language, own?.place ?? 0);
  const score = formatNumber(language, own?.score ?? 0);
  return (
    <>
      <ol className={css.places}>
        {items.map((item) => {
          const isOwn = item.member.user_id === me?.id;
          return (
            <li key={item.member.user_id} className={classNames(css.place, isOwn && css.isOwn)}>
              <span className={css.rank}>{item.place}</span>
              <Avatar name={item.member.name} src={item.member.avatar ?? undefined} size={36} />
              <Link href={`/profile/${item.member.user_id}`} className="grow truncate">
                {isOwn ? t`You` : item.member.name}
              </Link>
              <b className="tabular">{formatNumber(language, item.score)}</b>
            </li>
          );
        })}
      </ol>
      {isListed || own === null ? null : (
        <p className="small">
          <Trans>
            You are in place {place} with {score} points.
          </Trans>
        </p>
      )}
    </>
  );
}
