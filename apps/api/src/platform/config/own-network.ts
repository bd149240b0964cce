import { BlockList, isIP } from 'node:net';

const own = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(network, bits, 'ipv4');
own.addSubnet('::1', 128, 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/** Names that no public resolver answers. Source: RFC 6761, 6762, 8375; names of services in compose and Kubernetes. */
const ownName = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa|svc)$/;

/** Whether a host of an address stands in a private network or on this machine. */
export function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const version = isIP(host);
  return version === 0 ? ownName.test(host) : own.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
