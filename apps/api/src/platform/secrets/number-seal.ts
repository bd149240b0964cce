import { createHmac } from 'node:crypto';

/** Hides what a number says, such as a cursor that would tell a birthday. */
export interface NumberSeal {
  /** A whole number from 0 below 2^52 as another such number. */
  seal(number: number): number;
  /** The number under each secret; what was never sealed becomes a random one. */
  open(sealed: number): number[];
}

const half = 2 ** 26;
const rounds = 4;

/** A Feistel network over two halves of 26 bits, keyed by a secret and a purpose. */
export function openNumberSeal(secrets: readonly string[], purpose: string): NumberSeal {
  const mixersOf = (secret: string) => (round: number, right: number) =>
    createHmac('sha256', `${purpose}:${secret}`).update(`${round}:${right}`).digest().readUInt32BE(0) % half;
  const mixers = secrets.map(mixersOf);
  const [first = mixersOf('')] = mixers;
  return {
    seal(number) {
      let [left, right] = [Math.floor(number / half), number % half];
      for (let round = 0; round < rounds; round += 1) [left, right] = [right, left ^ first(round, right)];
      return left * half + right;
    },
    open: (sealed) =>
      mixers.map((mix) => {
        let [left, right] = [Math.floor(sealed / half), sealed % half];
        for (let round = rounds - 1; round >= 0; round -= 1) [left, right] = [right ^ mix(round, left), left];
        return left * half + right;
      }),
  };
}
