/** A position of the primary's log, and when it was asked for. */
interface Sample {
  readonly position: number;
  readonly at: number;
}

/** Samples that wait for a replica: two minutes at two a second. One that is further behind is not read anyway. */
const mostSamples = 240;

/**
 * How far a replica is behind. Positions of the primary are sampled with this process's clock: the replica contains
 * everything that was committed before the newest sample it has replayed. Clocks of machines are not compared.
 */
export class ReplicaLag {
  #samples: Sample[] = [];
  #replayed = -1;
  /** When the newest replayed sample was asked for. */
  #containsUntil = -Infinity;

  /** Position that the replica has replayed at least. */
  get replayed(): number {
    return this.#replayed;
  }

  /** `at`: before the primary was asked. */
  addSample(position: number, at: number): void {
    this.#samples.push({ position, at });
    if (this.#samples.length > mostSamples) this.#samples.shift();
  }

  setReplayed(position: number): void {
    this.#replayed = position;
    for (const sample of this.#samples)
      if (sample.position <= position) this.#containsUntil = Math.max(this.#containsUntil, sample.at);
    this.#samples = this.#samples.filter((sample) => sample.position > position);
  }

  /** The replica is away or is none: what it had replayed counts no more. */
  forget(): void {
    this.#samples = [];
    this.#replayed = -1;
    this.#containsUntil = -Infinity;
  }

  /** Milliseconds; Infinity where nothing is known. */
  lagAt(now: number): number {
    return now - this.#containsUntil;
  }
}
