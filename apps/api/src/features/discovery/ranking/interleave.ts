/** Every fifth position is for a new member. Source: decisions "People: Lists", 20 % new members. */
const every = 5;

/** Recommendation order: positions 4, 9, 14 … for new members, the others for the best; then the remaining ones. */
export function interleave<T>(best: readonly T[], fresh: readonly T[]): T[] {
  const order: T[] = [];
  const both = { best: best[Symbol.iterator](), fresh: fresh[Symbol.iterator]() };
  for (let place = 0; order.length < best.length + fresh.length; place += 1) {
    const turn = place % every === every - 1 ? ([both.fresh, both.best] as const) : ([both.best, both.fresh] as const);
    const next = turn[0].next();
    const one = next.done === true ? turn[1].next() : next;
    if (one.done !== true) order.push(one.value);
  }
  return order;
}
