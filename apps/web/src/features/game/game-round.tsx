import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { gamePairs, gameStreak, levelSeconds } from '@peonia/contract/game.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { FlameIcon } from '@peonia/ui/icons/flame.tsx';
import { HelpIcon } from '@peonia/ui/icons/help.tsx';
import { PauseIcon } from '@peonia/ui/icons/pause.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import type { GameChoices } from './game-choices.ts';
import { PhraseBoard } from './phrase-board.tsx';
import type { Round } from './round.ts';
import type { Game } from './use-game.ts';
import * as css from './game.module.css';

/** The round that is played: figures, time, phrases, pause and hints. */
export function GameRound({ round, act, choices }: { round: Round; act: Game['act']; choices: GameChoices }) {
  const { t } = useLingui();
  const { level, isTimed, phase, seconds, hints, streak } = round;
  return (
    <Card pad edge aria-label={t`Game board`}>
      <Figures round={round} />
      {isTimed ? <Progress className={css.time} value={seconds / levelSeconds(level)} label={t`Time left`} /> : null}
      {phase === 'paused' ? (
        <div className={css.paused}>
          <p>
            <Trans>The round is paused.</Trans>
          </p>
          <Button onClick={() => act({ type: 'resume' })}>
            <Trans>Go on</Trans>
          </Button>
        </div>
      ) : (
        <>
          <PhraseBoard
            round={round}
            own={choices.own}
            other={choices.other}
            onPress={(index) => act({ type: 'press', index })}
          />
          <div className={css.foot}>
            <p role="status" className={css.status}>
              <Status round={round} />
            </p>
            {streak >= gameStreak ? (
              <span className={css.streak}>
                <FlameIcon />
                <Trans>{streak} in a row, next pair counts double</Trans>
              </span>
            ) : null}
            <Button variant="ghost" size="sm" icon={<PauseIcon />} onClick={() => act({ type: 'pause' })}>
              <Trans>Pause</Trans>
            </Button>
            <Button
              variant="line"
              size="sm"
              icon={<HelpIcon />}
              disabled={hints === 0}
              onClick={() => act({ type: 'hint' })}
            >
              <Plural value={hints} _0="No hint left" one="Hint, # left" other="Hint, # left" />
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/** What the last press did, for everybody and for screen readers. */
function Status({ round: { wrong, found, cards, hinted } }: { round: Round }) {
  if (wrong.length > 0) return <Trans>No match</Trans>;
  const hint = hinted === null ? undefined : cards[hinted]?.text;
  if (hint !== undefined) return <Trans>Hint: {hint}</Trans>;
  const last = found.at(-1);
  const [own, other] = (['own', 'other'] as const).map(
    (side) => cards.find((card) => card.pair === last && card.side === side)?.text,
  );
  return own === undefined || other === undefined ? null : (
    <Trans>
      Found: {own} – {other}
    </Trans>
  );
}

function Figures({ round: { level, score, found, seconds, isTimed } }: { round: Round }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const figures = [
    { label: t({ message: 'Level', context: 'game' }), value: formatNumber(language, level) },
    { label: t({ message: 'Score', context: 'game' }), value: formatNumber(language, score) },
    { label: t({ message: 'Pairs', context: 'game' }), value: `${found.length} / ${gamePairs}` },
    { label: isTimed ? t`Time left` : t({ message: 'Time', context: 'game' }), value: clockText(seconds) },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 0:47. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
