import type { Page } from '@playwright/test';

/** What a browser measures of its call. */
export interface LineFigures {
  readonly state: string;
  /** Kinds of the two ends of the way in use: `relay`, `host`. */
  readonly way: readonly string[];
  readonly audioBytes: number;
  readonly videoFrames: number;
}

/** Keeps the connections of every page that is opened from now on where `lineOf` finds them. */
export async function keepConnections(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const known: RTCPeerConnection[] = [];
    Object.assign(window, { knownConnections: known });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(settings?: RTCConfiguration) {
        super(settings);
        known.push(this);
      }
    };
  });
}

/** The newest connection as it stands. */
export function lineOf(page: Page): Promise<LineFigures> {
  return page.evaluate(async () => {
    const connection = (window as unknown as { knownConnections: RTCPeerConnection[] }).knownConnections.at(-1);
    const all = [...((await connection?.getStats())?.values() ?? [])] as Record<string, unknown>[];
    const used = all.find((one) => one['type'] === 'candidate-pair' && one['nominated'] === true && one['state'] === 'succeeded');
    const kindOf = (id: unknown) => String(all.find((one) => one['id'] === id)?.['candidateType'] ?? '');
    const incoming = (kind: string, name: string) => Number(all.find((one) => one['type'] === 'inbound-rtp' && one['kind'] === kind)?.[name] ?? 0);
    return {
      state: connection?.connectionState ?? 'none',
      way: used === undefined ? [] : [kindOf(used['localCandidateId']), kindOf(used['remoteCandidateId'])],
      audioBytes: incoming('audio', 'bytesReceived'),
      videoFrames: incoming('video', 'framesDecoded'),
    };
  });
}
