export interface NumberedFrame {
  readonly seq: number;
  readonly text: string;
}

interface Options {
  readonly last: number;
  write(text: string): void;
  /** Frames after a number, oldest first, as many as are read at once. */
  readAfter(seq: number): Promise<NumberedFrame[]>;
  /** A gap could not be filled: the device has to begin anew from its last number. */
  giveUp(): void;
}

/** Frames are nearly always under way already when one is missed: give them a moment before asking the database. */
const patienceMs = 15;
const mostHeld = 1_000;

/**
 * Puts a member's numbered frames in order on one socket. Commits of one member's events happen in the order of their
 * numbers, but two requests may hand them over the other way round; a number that stays away is read from the
 * database.
 */
export class OrderedSender {
  readonly #options: Options;
  readonly #held = new Map<number, string>();
  #last: number;
  #newest: number;
  #filling = false;

  constructor(options: Options) {
    this.#options = options;
    this.#last = options.last;
    this.#newest = options.last;
  }

  send({ seq, text }: NumberedFrame): void {
    if (seq <= this.#last) return;
    this.#held.set(seq, text);
    this.#flush();
    this.expect(seq);
  }

  /** Says that there are events up to a number, also where their frames were lost on the way. */
  expect(seq: number): void {
    this.#newest = Math.max(this.#newest, seq);
    if (this.#newest > this.#last) void this.#fill();
  }

  #flush(): void {
    for (let text = this.#held.get(this.#last + 1); text !== undefined; text = this.#held.get(this.#last + 1)) {
      this.#last += 1;
      this.#held.delete(this.#last);
      this.#options.write(text);
    }
  }

  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    await new Promise((resume) => setTimeout(resume, patienceMs));
    try {
      while (this.#newest > this.#last) await this.#readOn();
    } catch {
      this.#held.clear();
      this.#newest = this.#last;
      this.#options.giveUp();
    } finally {
      this.#filling = false;
    }
  }

  async #readOn(): Promise<void> {
    const before = this.#last;
    for (const { seq, text } of await this.#options.readAfter(before)) if (seq > this.#last) this.#held.set(seq, text);
    this.#flush();
    if (this.#last === before || this.#held.size > mostHeld) throw new Error('The gap cannot be filled');
  }
}
