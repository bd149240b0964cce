import { useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { effectiveEngine, engineNumber, type Engine } from './effective-engine.ts';

/** Engine names, and the engine choices of a conversation as menu entries. */
export function useEngineEntries(
  engine: Thread['engine'],
  onChange: (engine: Thread['engine']) => void,
): { readonly name: string; readonly entries: readonly MenuEntry[] } {
  const { t } = useLingui();
  const me = useMe();
  const names: Record<Engine, string> = { machine: t`By machine`, human: t`By a person`, none: t`Not at all` };
  const shown = names[effectiveEngine(null, me)];
  return {
    name: names[effectiveEngine(engine, me)],
    entries: [
      ...(['machine', 'human', 'none'] as const).map((one) => ({
        label: names[one],
        checked: engine === engineNumber(one),
        onSelect: () => onChange(engineNumber(one)),
      })),
      {
        label: t`As in my settings: ${shown}`,
        checked: engine === null,
        ruleAbove: true,
        onSelect: () => onChange(null),
      },
    ],
  };
}
