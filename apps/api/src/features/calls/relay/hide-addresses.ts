import type { CallSignal } from '@peonia/contract/calls.ts';

/**
 * What one may tell the other of where they are when the call goes through the relay alone: candidates of the relay,
 * and no address beside them. A browser that keeps to the rule sends nothing else; this holds for those that do not.
 * Requirement 30.
 */
export function hideAddresses(items: readonly CallSignal[]): CallSignal[] {
  return items.flatMap((item) => {
    if (item.type === 'offer' || item.type === 'answer') return [{ ...item, text: hideInDescription(item.text) }];
    if (item.type !== 'candidate' || item.text === '') return [item];
    const text = hideInCandidate(item.text);
    return text === null ? [] : [{ ...item, text }];
  });
}

function hideInDescription(description: string): string {
  return description
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      if (line.startsWith('a=candidate:')) {
        const candidate = hideInCandidate(line.slice(2));
        return candidate === null ? [] : [`a=${candidate}`];
      }
      if (line.startsWith('c=')) return ['c=IN IP4 0.0.0.0'];
      return [
        line
          .replace(/^(o=\S+ \S+ \S+) IN IP[46] \S+/, '$1 IN IP4 0.0.0.0')
          .replace(/^(a=rtcp:\d+) IN IP[46] \S+/, '$1 IN IP4 0.0.0.0')
          .replace(/^a=remote-candidates:.*/, ''),
      ];
    })
    .filter((line, at, lines) => line !== '' || at === lines.length - 1)
    .join('\r\n');
}

/** A relay's candidate without the address that it was reached from; null for any other. */
function hideInCandidate(line: string): string | null {
  if (!/ typ relay(?: |$)/.test(line)) return null;
  return line.replace(/ raddr \S+/, ' raddr 0.0.0.0').replace(/ rport \d+/, ' rport 0');
}
