import type { ClientLimits } from '../protocol/client-limits.ts';

/** Amounts of whole gold on offer, in rising order. */
export function rechargePresets(limits: ClientLimits): number[] {
  return [
    limits.recharge_preset_1,
    limits.recharge_preset_2,
    limits.recharge_preset_3,
    limits.recharge_preset_4,
    limits.recharge_preset_5,
  ];
}
