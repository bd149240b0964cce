import type { CallSignal, IceServer } from '@peonia/contract/calls.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { CallConnection } from '../connection/call-connection.ts';
import { readStats, isWeak, type ConnectionStats } from '../connection/connection-quality.ts';
import { sendSignals } from '../connection/send-signals.ts';
import { type ConnectionAge, shouldRestartIce } from '../connection/should-restart-ice.ts';
import { deviceId } from './device-id.ts';
import { updateRunningCall, isCaller, type RunningCall, type Sending } from './running-call.ts';

/** Interval of the checks. */
const CHECK_MS = 2_000;

interface ConnectionHandlers {
  /** Media flows, for the first time or again. */
  readonly onConnected: () => void;
  /** Time for a keep-alive; `isConnected` while media flows. */
  readonly onKeepAlive: (isConnected: boolean) => void;
  /** Fresh relay credentials; null when unavailable. */
  readonly refetchServers: () => Promise<readonly IceServer[] | null>;
  /** The connection has been lost for too long. */
  readonly onLost: () => void;
}

/** Keeps the connection of a call alive: starts it, checks it and restarts it when it breaks. */
export class SupervisedConnection {
  readonly #acts: ConnectionHandlers;
  readonly #isCaller: boolean;
  readonly #line: CallConnection;
  readonly #outbox: ReturnType<typeof sendSignals>;
  readonly #timers: readonly ReturnType<typeof setInterval>[];
  #age: ConnectionAge = { state: 'new', since: Date.now(), tried: Date.now() };
  /** Since when the connection is lost; null while connected. */
  #lostSince: number | null = Date.now();
  #figures: ConnectionStats | null = null;
  #sending: Sending;

  constructor(running: RunningCall, servers: readonly IceServer[], acts: ConnectionHandlers) {
    const { call } = running;
    this.#acts = acts;
    this.#sending = running.sending;
    this.#isCaller = isCaller(running);
    this.#outbox = sendSignals(call.call_id, deviceId());
    this.#line = new CallConnection({
      iceServers: forBrowser(servers),
      isRelayOnly: call.relay_only,
      kinds: call.kind === 'video' ? ['audio', 'video'] : ['audio'],
      isCaller: this.#isCaller,
      send: this.#outbox.send,
      onRemote: (remote) => updateRunningCall({ remote: new MediaStream(remote.getTracks()) }),
      onState: (state) => this.#changed(state),
    });
    this.carry(running.local);
    this.#timers = [
      setInterval(() => void this.#check(), CHECK_MS),
      setInterval(() => acts.onKeepAlive(this.#lostSince === null), limits.call_notify_seconds * 1_000),
    ];
  }

  /** The caller sends the first offer; after a reload one is requested. */
  begin(): void {
    this.#line.begin();
  }

  receive(signals: readonly CallSignal[]): void {
    for (const signal of signals) {
      if (signal.type !== 'media') this.#line.receive(signal);
      else
        updateRunningCall({
          theirs: { microphone: signal.text.includes('microphone'), camera: signal.text.includes('camera') },
        });
    }
  }

  carry(stream: MediaStream | null): void {
    this.#line.carry('audio', stream?.getAudioTracks()[0] ?? null);
    this.#line.carry('video', stream?.getVideoTracks()[0] ?? null);
  }

  /** Sends which devices are on. */
  sendMediaState(sending: Sending): void {
    this.#sending = sending;
    const on = Object.entries(sending).filter(([, isOn]) => isOn);
    this.#outbox.send({ type: 'media', text: on.map(([name]) => name).join(',') });
  }

  /** Retries at once when the network changes. */
  retryNow(): void {
    if (this.#lostSince !== null) void this.#restartIce();
  }

  dispose(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#outbox.stop();
    this.#line.close();
  }

  #changed(state: RTCPeerConnectionState): void {
    this.#age = { ...this.#age, state, since: Date.now() };
    if (state === 'connected') {
      this.#lostSince = null;
      this.#figures = null;
      updateRunningCall({ line: 'good' });
      this.sendMediaState(this.#sending);
      this.#acts.onConnected();
    } else if (this.#lostSince === null) {
      this.#lostSince = Date.now();
      updateRunningCall({ line: 'lost' });
    }
  }

  async #check(): Promise<void> {
    const now = Date.now();
    if (this.#lostSince !== null && now - this.#lostSince > limits.call_lost_seconds * 1_000) this.#acts.onLost();
    else if (shouldRestartIce(this.#age, now, this.#isCaller)) await this.#restartIce();
    else if (this.#lostSince === null) await this.#measureQuality();
  }

  async #measureQuality(): Promise<void> {
    const seen = readStats((await this.#line.report()).values());
    // The first sample has nothing to compare with.
    if (this.#lostSince === null && this.#figures !== null)
      updateRunningCall({ line: isWeak(this.#figures, seen) ? 'weak' : 'good' });
    this.#figures = seen;
  }

  async #restartIce(): Promise<void> {
    this.#age = { ...this.#age, tried: Date.now() };
    const servers = await this.#acts.refetchServers();
    if (servers !== null) this.#line.restartIce(forBrowser(servers));
  }
}

function forBrowser(servers: readonly IceServer[]): RTCIceServer[] {
  return servers.map((server) => ({ ...server, urls: [...server.urls] }));
}
