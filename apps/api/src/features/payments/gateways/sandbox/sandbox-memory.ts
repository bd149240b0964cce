import type { Db } from '../../../../platform/db/statement.ts';
import type { SandboxMemory } from './sandbox-gateway.ts';
import { approvedInSandbox, effectiveAct } from './sandbox.sql.ts';

/** The button pressed on the sandbox page, as the sandbox gateway reads it. */
export function sandboxMemory(db: Db): SandboxMemory {
  return {
    actOf: async (order) => (await effectiveAct.first(db, { public_id: order }))?.act ?? null,
    approvedBetween: (from, to) => approvedInSandbox.all(db, { from, to }),
  };
}
