import { limits } from '@peonia/contract/protocol/limits.ts';
import { typoDistance } from '@peonia/core/typo-distance.ts';
import { backupSettings } from './backup-settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Others read these: Node, the OpenTelemetry library. */
const foreign = /^(?:NODE|OTEL)_/;
/** A cluster names its services so to every container. */
const ofCluster = /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_/;
const addressOfCluster = /^(?:tcp|udp):\/\//;

/**
 * Variables that look like settings and are none, each with the setting that is probably meant: one or two typos away
 * from a known name, or a known name but for its last word. `known` are the names that the program reads.
 */
export function findUnknownSettings(env: Env, known: readonly string[]): string[] {
  const limitNames = Object.keys(limits).map((name) => `LIMIT_${name.toUpperCase()}`);
  const names = [...new Set([...known, ...backupSettings.map(({ name }) => name), ...limitNames])];
  const groups = new Set(names.map(groupOf));
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (value.trim() === '' || names.includes(name)) return [];
    const [meant] = names
      .filter((other) => isTypo(name, other))
      .toSorted((one, other) => typoDistance(name, one) - typoDistance(name, other));
    if (meant !== undefined) return [`${name} (${meant}?)`];
    const isForeign = foreign.test(name) || ofCluster.test(name) || addressOfCluster.test(value);
    return !isForeign && isOfGroup(name, groups) ? [name] : [];
  });
}

/** Short names have too many similar words. */
function isTypo(name: string, other: string): boolean {
  const most = other.length < 8 ? 1 : 2;
  return Math.abs(name.length - other.length) <= most && typoDistance(name, other) <= most;
}

/** `S3_ACCESS` of `S3_ACCESS_KEY`; empty for a name of one word. */
function groupOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('_')));
}

function isOfGroup(name: string, groups: ReadonlySet<string>): boolean {
  for (let group = groupOf(name); group !== ''; group = groupOf(group)) if (groups.has(group)) return true;
  return false;
}
