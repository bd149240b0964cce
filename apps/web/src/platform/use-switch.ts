import { useRef, useState } from 'react';
import { showProblem } from './errors/errors.tsx';

/**
 * A switch that takes effect at once: it shows the chosen state while saving and rolls back on failure. Clicks are
 * saved in order. `save` resolves when `isOn` reflects the saved state.
 */
export function useSwitch(isOn: boolean, save: (wanted: boolean) => Promise<unknown>) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const row = useRef({ presses: 0, saved: Promise.resolve() });

  const turn = async (next: boolean) => {
    const press = ++row.current.presses;
    const before = row.current.saved;
    setWanted(next);
    row.current.saved = keep(before, next);
    await row.current.saved;
    if (press === row.current.presses) setWanted(null);
  };
  const keep = async (before: Promise<void>, next: boolean) => {
    await before;
    try {
      await save(next);
    } catch (error) {
      showProblem(error);
    }
  };
  return {
    checked: wanted ?? isOn,
    'aria-busy': wanted !== null,
    onChange: (event: { target: { checked: boolean } }) => void turn(event.target.checked),
  };
}
