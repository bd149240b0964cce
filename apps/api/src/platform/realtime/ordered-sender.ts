export interface NumberedFrame {
  readonly seq: number;
  readonly text: string;
}

/**
 * Puts a member's numbered frames in order on one socket. Commits of one member's events happen in the order of their
 * numbers, but two requests may hand them over the other way round; a number that stays away is read from the database.
 */
export class OrderedSender {
  readonly #write: (text: string) => void;
  readonly #readAfter: (seq: number) => Promise<NumberedFrame[]>;
  readonly #held = new Map<number, string>();
  #last: number;
  #filling = false;

  constructor(options: { last: number; write: (text: string) => void; readAfter: (seq: number) => Promise<NumberedFrame[]> }) {
    this.#last = options.last;
    this.#write = options.write;
    this.#readAfter = options.readAfter;
  }

  send({ seq, text }: NumberedFrame): void {
    if (seq <= this.#last) return;
    this.#held.set(seq, text);
    this.#flush();
    if (this.#held.size > 0) void this.#fill();
  }

  #flush(): void {
    for (let text = this.#held.get(this.#last + 1); text !== undefined; text = this.#held.get(this.#last + 1)) {
      this.#held.delete(this.#last + 1);
      this.#last += 1;
      this.#write(text);
    }
  }

  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    // The missing frame is nearly always under way already: give it a moment before asking the database.
    await new Promise((resume) => setTimeout(resume, 15));
    try {
      if (this.#held.size > 0) for (const frame of await this.#readAfter(this.#last)) this.#held.set(frame.seq, frame.text);
      for (const seq of this.#held.keys()) if (seq <= this.#last) this.#held.delete(seq);
      this.#flush();
    } catch {
      // The database is away: the device asks again by number when it reconnects.
      this.#held.clear();
    } finally {
      this.#filling = false;
    }
  }
}
