import { BlockList, isIPv6 } from 'node:net';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { noteAct } from '../staff.sql.ts';
import { readStaff } from './require-staff.ts';

/** A list of addresses and networks in CIDR notation. */
export function networkList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/**
 * Refuses calls of the staff from other networks, and logs each. To anybody without a role such a call does not exist,
 * as from everywhere.
 */
export function guardStaffNetworks(
  app: FastifyInstance,
  { networks, database, limits }: { networks: readonly string[]; database: Database; limits: Limits },
): void {
  if (networks.length === 0) return;
  const isAllowed = networkList(networks);
  app.addHook('preValidation', async ({ routeOptions, caller, ip }) => {
    if (routeOptions.config.isStaff !== true || caller === null || isAllowed(ip)) return;
    if ((await readStaff(database, caller, limits)) === undefined) return;
    await noteAct.run(database, {
      staff_id: caller.id,
      act: 'pass.network-refused',
      subject: 'account',
      subject_ids: [caller.id],
      detail: '',
    });
    throw refuse('staff_network');
  });
}
