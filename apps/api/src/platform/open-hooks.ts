import type { Collection, Context, Hook, Provision } from './feature.ts';

type Hooks = Pick<Context, 'use' | 'useEach' | 'useAll'>;

/**
 * Resolves hooks. A value is made when it is first used, so a feature may use what a later one provides. Throws if a
 * hook has no provider, two providers, or depends on itself.
 */
export function openHooks(provisions: readonly Provision[], context: () => Context): Hooks {
  const byTarget = Map.groupBy(provisions, ({ target }) => target);
  const made = new Map<Provision, unknown>();
  const making = new Set<Provision>();

  for (const [{ name, kind }, ...others] of byTarget.values() as Iterable<[Provision, ...Provision[]]>)
    if (kind === 'one' && others.length > 0) throw new Error(`Two features provide the hook ${name}`);

  function valueOf(provision: Provision): unknown {
    if (made.has(provision)) return made.get(provision);
    if (making.has(provision)) throw new Error(`The hook ${provision.name} depends on itself`);
    making.add(provision);
    const value = provision.make(context());
    making.delete(provision);
    made.set(provision, value);
    return value;
  }

  // `provide` relationships the type of the value to its hook, so the values of a hook are of its type.
  function use<T>(hook: Hook<T>): T {
    const [provision] = byTarget.get(hook) ?? [];
    if (provision === undefined) throw new Error(`No feature provides the hook ${hook.name}`);
    return valueOf(provision) as T;
  }

  return {
    use,
    useEach: <K extends string, T>(hooks: Readonly<Record<K, Hook<T>>>) =>
      Object.fromEntries(Object.entries<Hook<T>>(hooks).map(([key, each]) => [key, use(each)])) as Record<K, T>,
    useAll: <T>(target: Collection<T>) => (byTarget.get(target) ?? []).map((provision) => valueOf(provision) as T),
  };
}
