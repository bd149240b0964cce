/** A greeting that a guest started before there was an account. */
interface StartedGreeting {
  readonly user_id: number;
  readonly name: string;
  /** Unix milliseconds. */
  readonly at: number;
  /** The new member whose first steps it waits for. */
  readonly by?: number;
}

/** A registration takes minutes; an older greeting is not meant any more. */
const KEPT_MS = 24 * 60 * 60_000;

type NextAct =
  /** The first steps are open: nothing can be sent yet. */
  | 'wait'
  /** The account is new and ready. */
  | 'send'
  /** The account existed before: it sees its greeting first. */
  | 'ask'
  | 'drop';

/** What to do with a started greeting now that there is a member. */
export function nextAct(started: StartedGreeting, me: { id: number; isNew: boolean }, now: number): NextAct {
  const isOld = !(now - started.at < KEPT_MS);
  if (isOld || started.user_id === me.id || (started.by !== undefined && started.by !== me.id)) return 'drop';
  if (me.isNew) return 'wait';
  return started.by === me.id ? 'send' : 'ask';
}

export function readStartedGreeting(stored: Record<string, unknown> | null): StartedGreeting | null {
  if (stored === null) return null;
  const { user_id, name, at, by } = stored;
  if (typeof user_id !== 'number' || typeof name !== 'string' || typeof at !== 'number') return null;
  return { user_id, name, at, ...(typeof by === 'number' ? { by } : {}) };
}
