import { Trans, useLingui } from '@lingui/react/macro';
import { gameLevels, gamePairs, levelSeconds } from '@peonia/contract/game.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { clockText } from './game-round.tsx';
import type { Round } from './round.ts';
import type { Game } from './use-game.ts';
import * as css from './game.module.css';

interface ResultProps {
  readonly round: Round;
  readonly result: Game['result'];
  readonly recount: Game['recount'];
  readonly isOpening: boolean;
  readonly onStart: (level: number) => void;
}

/** How the round ended, and what comes next. */
export function GameResult({ round, result, recount, isOpening, onStart }: ResultProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { level, phase, score, found, misses, longest, isTimed, seconds } = round;
  const isDone = phase === 'done';
  const next = level + 1;
  const best = formatNumber(language, result?.best ?? 0);
  const played = isTimed ? levelSeconds(level) - seconds : seconds;
  const figures = [
    { label: t({ message: 'Pairs', context: 'game' }), value: `${found.length} / ${gamePairs}` },
    { label: t({ message: 'Time', context: 'game' }), value: clockText(played) },
    { label: t({ message: 'Misses', context: 'game' }), value: formatNumber(language, misses) },
    { label: t({ message: 'Longest row', context: 'game' }), value: formatNumber(language, longest) },
  ];
  return (
    <Card pad edge className={css.result}>
      <h2 ref={heading} tabIndex={-1}>
        {isDone ? <Trans>Level {level} done</Trans> : <Trans>Time is up</Trans>}
      </h2>
      <p className={css.total}>{formatNumber(language, score)}</p>
      <p className="muted small" role="status">
        {result === null ? (
          <Trans>points</Trans>
        ) : result.is_best ? (
          <Trans>points, your best so far</Trans>
        ) : (
          <Trans>points, your best is {best}</Trans>
        )}
      </p>
      <dl className={css.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {recount === null ? null : (
        <Button variant="soft" onClick={recount}>
          <Trans>Send the score again</Trans>
        </Button>
      )}
      <div className={css.acts}>
        {isDone && level < gameLevels ? (
          <Button size="lg" busy={isOpening} onClick={() => onStart(next)}>
            <Trans>Play level {next}</Trans>
          </Button>
        ) : null}
        <Button
          size="lg"
          variant={isDone && level < gameLevels ? 'line' : 'primary'}
          icon={<RefreshCwIcon />}
          disabled={isOpening}
          onClick={() => onStart(level)}
        >
          <Trans>Level {level} again</Trans>
        </Button>
      </div>
    </Card>
  );
}
