import { getWheel, spinWheel, type Wheel } from '@peonia/contract/wheel.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { changeMe, useMe } from '../../platform/session/session.ts';

/** Duration of the spin in milliseconds, as in the CSS. */
const SPIN = 4_000;
const TURNS = 5;

/** The wheel of today and its spin. `onResult` is called when the wheel stands still. */
export function useWheel(isOpen: boolean, onResult: (prize: number) => void) {
  const queryClient = useQueryClient();
  const key = ['wheel', useMe()?.id ?? 0];
  const [phase, setPhase] = useState<'still' | 'asking' | 'spinning'>('still');
  const [angle, setAngle] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = useQuery<Wheel>({
    queryKey: key,
    queryFn: ({ signal }) => call(getWheel, {}, { signal }),
    enabled: isOpen,
    staleTime: 0,
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function finish(prize: number) {
    queryClient.setQueryData<Wheel>(key, (wheel) => (wheel === undefined ? wheel : { ...wheel, ready: 0, prize }));
    setPhase('still');
    onResult(prize);
  }

  async function spin() {
    if (phase !== 'still') return;
    setPhase('asking');
    try {
      const { prize } = await call(spinWheel);
      changeMe((account) => ({ ...account, wheel: 0 }));
      setAngle(360 * TURNS - prize * 45);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        finish(prize);
        return;
      }
      setPhase('spinning');
      timer.current = setTimeout(() => finish(prize), SPIN);
    } catch (error) {
      setPhase('still');
      showProblem(error);
      // After a lost reply or a spin on another device: today's prize.
      await queryClient.invalidateQueries({ queryKey: key });
    }
  }

  const shown = query.data?.prize ?? null;
  return { ...query, phase, spin, angle: angle ?? (shown === null ? 0 : -shown * 45) };
}
