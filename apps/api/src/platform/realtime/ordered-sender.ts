export interface NumberedFrame {
  readonly seq: number;
  readonly text: string;
}

interface Options {
  readonly last: number;
  write(text: string): void;
  /** Frames after a number, oldest first, one batch. */
  readAfter(seq: number): Promise<NumberedFrame[]>;
  /** A gap could not be filled: the device must resume from its last number. */
  giveUp(): void;
}

/** Missing frames usually arrive shortly: wait before asking the database. */
const patienceMs = 15;
const mostHeld = 1_000;

/**
 * Orders a member's numbered frames on one socket. Events of a member are committed in the order of their numbers, but
 * two requests may publish them in another; a missing number is read from the database.
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

  /** States that events exist up to a number, in case their frames were lost. */
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
