import {
  changeSwitch,
  listSwitches,
  previewSwitch,
  type SwitchAim,
  type SwitchChange,
} from '@peonia/contract/operation/switches.ts';
import type { SwitchName } from '@peonia/contract/protocol/switch-names.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useStaffAct } from '../../moderation/staff-queue/use-staff-act.ts';

const key = ['staff-switches'] as const;
/** Milliseconds without typing before the reach is counted. */
const PAUSE_MS = 400;

/** Every switch with its state. Refreshed each minute, since changes end by themselves. */
export function useSwitches() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSwitches, {}, { signal }),
    refetchInterval: 60_000,
  });
}

/** Changes a switch. `change` returns whether it was done. */
export function useSwitchChange() {
  const { isBusy, run } = useStaffAct({ refetch: [key] });
  return {
    isBusy,
    change: (name: SwitchName, body: SwitchChange, onDone: () => void) =>
      run(() => call(changeSwitch, { params: { name }, body }), onDone),
  };
}

/** How many members the aim reaches; undefined while it is counted or the aim is not complete. */
export function useReach(name: SwitchName, aim: SwitchAim, isComplete: boolean) {
  const settled = useDebounced(aim, PAUSE_MS);
  return useQuery({
    queryKey: ['staff-switch-reach', name, settled],
    queryFn: ({ signal }) => call(previewSwitch, { params: { name }, body: settled }, { signal }),
    enabled: isComplete,
  }).data;
}
