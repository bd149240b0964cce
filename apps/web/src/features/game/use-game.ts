import { finishGame, type GameSession, openGame } from '@peonia/contract/game.ts';
import { levelPhrases, loadPhrases } from '@peonia/i18n/phrases/load-phrases.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import type { GameChoices } from './game-choices.ts';
import { newRound, reduceRound, type Round, type RoundAction } from './round.ts';
import { openSound, playSound } from './sound.ts';

export interface Game {
  readonly round: Round | null;
  readonly session: GameSession | null;
  /** Set once the server has counted the round. */
  readonly result: { readonly best: number; readonly is_best: boolean } | null;
  /** Sends the score again, after the network has failed; null otherwise. */
  readonly recount: (() => void) | null;
  readonly isOpening: boolean;
  readonly start: (level: number) => Promise<void>;
  readonly act: (action: RoundAction) => void;
  readonly leave: () => void;
}

/** A round, its session on the server, and its clock. */
export function useGame({ own, other, isTimed, hasSound }: GameChoices): Game {
  const queryClient = useQueryClient();
  const [round, showRound] = useState<Round | null>(null);
  // Ticks and presses may come faster than the page is drawn.
  const now = useRef<Round | null>(null);
  const setRound = (next: Round | null) => {
    now.current = next;
    showRound(next);
  };
  const [session, setSession] = useState<GameSession | null>(null);
  const [result, setResult] = useState<Game['result']>(null);
  const [isOpening, setOpening] = useState(false);
  const [uncounted, setUncounted] = useState<Round | null>(null);
  const sent = useRef<string | null>(null);

  const start = async (level: number) => {
    if (isOpening) return;
    setOpening(true);
    if (hasSound) openSound();
    try {
      const [opened, mine, theirs] = await Promise.all([
        call(openGame, { query: { level, timed: isTimed ? 1 : 0 } }),
        loadPhrases(own),
        loadPhrases(other),
      ]);
      const ofLevel = (phrases: readonly string[]) => phrases.slice((level - 1) * levelPhrases, level * levelPhrases);
      setResult(null);
      setUncounted(null);
      setSession(opened);
      setRound(newRound({ level, isTimed, own: ofLevel(mine), other: ofLevel(theirs) }));
    } catch (error) {
      showProblem(error);
    } finally {
      setOpening(false);
    }
  };

  const act = (action: RoundAction) => {
    const before = now.current;
    if (before === null) return;
    const next = reduceRound(before, action);
    setRound(next);
    if (hasSound) soundOf(before, next);
    if (next.phase !== before.phase && isEnd(next)) void count(next);
  };

  const count = async (ended: Round) => {
    if (session === null || sent.current === session.event) return;
    sent.current = session.event;
    const { event, ts, sig } = session;
    try {
      setResult(await call(finishGame, { body: { score: ended.score, event, ts, sig } }));
      setUncounted(null);
    } catch (error) {
      showProblem(error);
      // A refusal is final; what never arrived can be sent again.
      if (error instanceof ApiError && error.reason !== undefined) return;
      sent.current = null;
      setUncounted(ended);
    }
    await queryClient.invalidateQueries({ queryKey: ['game-board'] });
  };

  useClock(round?.phase === 'playing', act);
  const recount = uncounted === null ? null : () => void count(uncounted);
  return { round, session, result, recount, isOpening, start, act, leave: () => setRound(null) };
}

const isEnd = ({ phase }: Round) => phase === 'done' || phase === 'over';

function soundOf(before: Round, now: Round): void {
  if (now.phase === 'done' && before.phase !== 'done') playSound('done');
  else if (now.found.length > before.found.length) playSound('found');
  else if (now.misses > before.misses) playSound('miss');
}

/** Ticks each second while the round is played; a page in the background pauses it. */
function useClock(isRunning: boolean, act: (action: RoundAction) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => latest.current({ type: 'tick' }), 1_000);
    const look = () => {
      if (document.visibilityState === 'hidden') latest.current({ type: 'pause' });
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);
}
