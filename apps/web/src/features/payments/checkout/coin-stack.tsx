import * as css from '../payment.module.css';
const STACKS = {
  20: [[30, 1]],
  50: [[30, 2]],
  100: [[30, 3]],
  200: [
    [19, 2],
    [41, 2],
  ],
  500: [
    [19, 3],
    [41, 2],
  ],
} as const satisfies Record<number, readonly (readonly [x: number, coins: number])[]>;

/** Stacks of coins that grow with the amount. Decorative. */
export function CoinStack({ gold }: { gold: number }) {
  const piles: readonly (readonly [number, number])[] = STACKS[gold as keyof typeof STACKS] ?? STACKS[50];
  return (
    <svg className={css.coinStack} viewBox="0 0 60 48" aria-hidden="true" focusable="false">
      {piles.flatMap(([x, coins]) =>
        Array.from({ length: coins }, (_, level) => <OneCoin key={`${x}-${level}`} x={x} y={38 - level * 8} />),
      )}
    </svg>
  );
}

function OneCoin({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className={css.coinEdge} d={`M${x - 15} ${y}v5a15 6 0 0 0 30 0v-5z`} />
      <ellipse className={css.coinFace} cx={x} cy={y} rx="15" ry="6" />
      <ellipse className={css.coinShine} cx={x} cy={y} rx="10" ry="3.6" />
    </>
  );
}
