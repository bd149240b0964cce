import type { Page } from '@playwright/test';

/** What a browser measures of its call. */
interface LineFigures {
  readonly state: string;
  /** Kinds of the two ends of the way in use: `relay`, `host`. */
  readonly way: readonly string[];
  readonly audioBytes: number;
  readonly videoFrames: number;
}

interface Watched {
  readonly knownConnections: RTCPeerConnection[];
  /** Seconds that the browser says of the way there and back, in place of what it measures. */
  roundTrip?: number | undefined;
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
      override async getStats(): Promise<RTCStatsReport> {
        const report = await super.getStats();
        const { roundTrip } = window as unknown as Watched;
        if (roundTrip === undefined) return report;
        const entries = [...report].map(
          ([id, one]) =>
            [id, one.type === 'candidate-pair' ? { ...one, currentRoundTripTime: roundTrip } : one] as const,
        );
        return new Map(entries) as RTCStatsReport;
      }
    };
  });
}

/** The line as a browser with a bad one measures it; null is as it is. */
export async function measureRoundTrip(page: Page, seconds: number | null): Promise<void> {
  await page.evaluate((roundTrip) => Object.assign(window, { roundTrip }), seconds ?? undefined);
}

/** Which camera is sent. */
export function cameraOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const senders = (window as unknown as Watched).knownConnections.at(-1)?.getSenders() ?? [];
    return senders.find(({ track }) => track?.kind === 'video')?.track?.label ?? '';
  });
}

/** The newest connection as it stands. */
export function lineOf(page: Page): Promise<LineFigures> {
  return page.evaluate(async () => {
    const connection = (window as unknown as Watched).knownConnections.at(-1);
    const all = [...((await connection?.getStats())?.values() ?? [])] as Record<string, unknown>[];
    const used = all.find(
      (one) => one['type'] === 'candidate-pair' && one['nominated'] === true && one['state'] === 'succeeded',
    );
    const kindOf = (id: unknown) => String(all.find((one) => one['id'] === id)?.['candidateType'] ?? '');
    const incoming = (kind: string, name: string) =>
      Number(all.find((one) => one['type'] === 'inbound-rtp' && one['kind'] === kind)?.[name] ?? 0);
    return {
      state: connection?.connectionState ?? 'none',
      way: used === undefined ? [] : [kindOf(used['localCandidateId']), kindOf(used['remoteCandidateId'])],
      audioBytes: incoming('audio', 'bytesReceived'),
      videoFrames: incoming('video', 'framesDecoded'),
    };
  });
}
