import { Refusal } from './refusal.ts';

/** Reads the fields of a form one by one and refuses all that are wrong at once. Decision 451. */
export class Form {
  readonly #wrong: [field: string, refusal: Refusal][] = [];

  /** Returns what `read` returns, or undefined where it refuses the field. */
  async read<T>(field: string, read: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#wrong.push([field, error]);
      return undefined;
    }
  }

  /** Returns what was read. Throws the refusal of the first wrong field, which names all of them. */
  end<T extends Readonly<Record<string, unknown>>>(values: T): { readonly [K in keyof T]: Exclude<T[K], undefined> } {
    const [first] = this.#wrong;
    if (first === undefined) return values as { readonly [K in keyof T]: Exclude<T[K], undefined> };
    throw first[1].naming(this.#wrong.map(([field]) => field));
  }
}
