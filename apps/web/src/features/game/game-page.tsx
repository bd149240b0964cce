import { Trans, useLingui } from '@lingui/react/macro';
import { gameLevels } from '@peonia/contract/game.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PlayFilledIcon } from '@peonia/ui/icons/play-filled.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useGameChoices } from './game-choices.ts';
import { GameResult } from './game-result.tsx';
import { GameRound } from './game-round.tsx';
import { ScoreBoard } from './score-board.tsx';
import { useGame } from './use-game.ts';
import * as css from './game.module.css';

/** The phrase game: find the phrases that mean the same in two languages. */
export default function GamePage() {
  const { choices, choose, others } = useGameChoices();
  const game = useGame(choices);
  const { round } = game;
  const start = (level: number) => {
    choose({ level: `${level}` });
    void game.start(level);
  };
  const isPlaying = round !== null && (round.phase === 'playing' || round.phase === 'paused');
  return (
    <>
      <PageHead
        title={<Trans>Phrase pairs</Trans>}
        text={<Trans>Find the phrase that means the same in the other language.</Trans>}
      />
      <div className={css.columns}>
        {round === null ? (
          <StartCard choices={choices} choose={choose} others={others} isOpening={game.isOpening} onStart={start} />
        ) : isPlaying ? (
          <GameRound round={round} act={game.act} choices={choices} />
        ) : (
          <GameResult
            round={round}
            result={game.result}
            recount={game.recount}
            isOpening={game.isOpening}
            onStart={start}
          />
        )}
        <div className="stack cards">
          {isPlaying ? null : <ScoreBoard />}
          <GameSwitches choices={choices} choose={choose} />
          {round === null || isPlaying ? null : (
            <Button variant="ghost" onClick={game.leave}>
              <Trans>Choose languages and level</Trans>
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

type Choosing = Pick<ReturnType<typeof useGameChoices>, 'choices' | 'choose'>;

interface StartProps extends Choosing {
  readonly others: ReturnType<typeof useGameChoices>['others'];
  readonly isOpening: boolean;
  readonly onStart: (level: number) => void;
}

function StartCard({ choices, choose, others, isOpening, onStart }: StartProps) {
  const { t } = useLingui();
  const levels = Array.from({ length: gameLevels }, (_, index) => index + 1);
  const own = languageFacts[choices.own];
  return (
    <Card pad edge className="stack">
      <p>
        <Trans>
          Eight phrases, twice: in <span lang={own.htmlLang}>{own.ownName}</span> and in the language you learn. Choose
          one of each. Three in a row make the next pair count double.
        </Trans>
      </p>
      <div className={css.choices}>
        <Field label={<Trans>Language to learn</Trans>}>
          <Select
            value={choices.other}
            options={others.map((value) => ({
              value,
              label: languageFacts[value].ownName,
              lang: languageFacts[value].htmlLang,
            }))}
            onChange={(event) => choose({ other: event.target.value })}
          />
        </Field>
        <Field label={<Trans context="game">Level</Trans>}>
          <Select
            value={`${choices.level}`}
            options={levels.map((level) => ({ value: `${level}`, label: t`Level ${level}` }))}
            onChange={(event) => choose({ level: event.target.value })}
          />
        </Field>
      </div>
      <Button size="lg" block icon={<PlayFilledIcon />} busy={isOpening} onClick={() => onStart(choices.level)}>
        <Trans>Start the round</Trans>
      </Button>
    </Card>
  );
}

function GameSwitches({ choices, choose }: Choosing) {
  return (
    <Card pad edge className="stack">
      <Switch
        label={<Trans>Sounds</Trans>}
        checked={choices.hasSound}
        onChange={(event) => choose({ sound: event.target.checked ? 'on' : 'off' })}
      />
      <Switch
        label={<Trans>Play without time</Trans>}
        hint={<Trans>From the next round on. No points for speed</Trans>}
        checked={!choices.isTimed}
        onChange={(event) => choose({ time: event.target.checked ? 'off' : 'on' })}
      />
    </Card>
  );
}
