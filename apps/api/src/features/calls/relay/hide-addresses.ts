import type { CallSignal } from '@peonia/contract/calls.ts';

/**
 * Removes IP addresses from signals of a relayed call: keeps relay candidates only, without their related address.
 * Browsers already comply with `iceTransportPolicy: 'relay'`; this enforces it for modified clients. Requirement 30.
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

/** Returns a relay candidate without its related address, or null for any other candidate. */
function hideInCandidate(line: string): string | null {
  if (!/ typ relay(?: |$)/.test(line)) return null;
  return line.replace(/ raddr \S+/, ' raddr 0.0.0.0').replace(/ rport \d+/, ' rport 0');
}
