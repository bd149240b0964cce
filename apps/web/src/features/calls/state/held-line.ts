import type { CallSignal, IceServer } from '@peonia/contract/calls.ts';
import { limits } from '@peonia/contract/limits.ts';
import { figuresOf, isWeak, type LineFigures } from '../line/judge-line.ts';
import { Line } from '../line/line.ts';
import { sendSignals } from '../line/send-signals.ts';
import { type LineAge, shouldRenew } from '../line/when-to-renew.ts';
import { device } from './device.ts';
import { changeRunning, isCaller, type RunningCall, type Sending } from './running.ts';

/** How often the line is looked at. */
const LOOK_MS = 2_000;

export interface LineActs {
  /** Media flow, for the first time or again. */
  readonly onThrough: () => void;
  /** Time to say that this device is still there. */
  readonly onNotice: () => void;
  /** Fresh rights to the relay; null where there are none to be had now. */
  readonly freshServers: () => Promise<readonly IceServer[] | null>;
  /** Nothing has come through for so long that the call is over. */
  readonly onDead: () => void;
}

/** Keeps the line of a call up: begins it, looks after it, finds a new way where it breaks. */
export class HeldLine {
  readonly #acts: LineActs;
  readonly #isCaller: boolean;
  readonly #line: Line;
  readonly #outbox: ReturnType<typeof sendSignals>;
  readonly #timers: readonly ReturnType<typeof setInterval>[];
  #age: LineAge = { state: 'new', since: Date.now(), tried: Date.now() };
  /** Since when nothing comes through; null while it does. */
  #lostSince: number | null = Date.now();
  #figures: LineFigures | null = null;
  #sending: Sending;

  constructor(running: RunningCall, servers: readonly IceServer[], acts: LineActs) {
    const { call } = running;
    this.#acts = acts;
    this.#sending = running.sending;
    this.#isCaller = isCaller(running);
    this.#outbox = sendSignals(call.call_id, device());
    this.#line = new Line({
      iceServers: forBrowser(servers),
      isRelayOnly: call.relay_only,
      kinds: call.kind === 'video' ? ['audio', 'video'] : ['audio'],
      isCaller: this.#isCaller,
      send: this.#outbox.send,
      onRemote: (remote) => changeRunning({ remote: new MediaStream(remote.getTracks()) }),
      onState: (state) => this.#changed(state),
    });
    this.carry(running.local);
    this.#timers = [
      setInterval(() => void this.#look(), LOOK_MS),
      setInterval(acts.onNotice, limits.call_notify_seconds * 1_000),
    ];
  }

  /** The first offer comes from the caller; whoever comes back after a reload asks for one. */
  begin(): void {
    this.#line.begin();
  }

  receive(signals: readonly CallSignal[]): void {
    for (const signal of signals) {
      if (signal.type !== 'media') this.#line.receive(signal);
      else
        changeRunning({
          theirs: { microphone: signal.text.includes('microphone'), camera: signal.text.includes('camera') },
        });
    }
  }

  carry(stream: MediaStream | null): void {
    this.#line.carry('audio', stream?.getAudioTracks()[0] ?? null);
    this.#line.carry('video', stream?.getVideoTracks()[0] ?? null);
  }

  /** Lets the other know what is switched on. */
  tell(sending: Sending): void {
    this.#sending = sending;
    const on = Object.entries(sending).filter(([, isOn]) => isOn);
    this.#outbox.send({ type: 'media', text: on.map(([name]) => name).join(',') });
  }

  /** The network is back, or another one: no reason to wait. */
  hurry(): void {
    if (this.#lostSince !== null) void this.#renew();
  }

  letGo(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#outbox.stop();
    this.#line.close();
  }

  #changed(state: RTCPeerConnectionState): void {
    this.#age = { ...this.#age, state, since: Date.now() };
    if (state === 'connected') {
      this.#lostSince = null;
      this.#figures = null;
      changeRunning({ line: 'good' });
      this.tell(this.#sending);
      this.#acts.onThrough();
    } else if (this.#lostSince === null) {
      this.#lostSince = Date.now();
      changeRunning({ line: 'lost' });
    }
  }

  async #look(): Promise<void> {
    const now = Date.now();
    if (this.#lostSince !== null && now - this.#lostSince > limits.call_lost_seconds * 1_000) this.#acts.onDead();
    else if (shouldRenew(this.#age, now, this.#isCaller)) await this.#renew();
    else if (this.#lostSince === null) await this.#judge();
  }

  async #judge(): Promise<void> {
    const seen = figuresOf((await this.#line.report()).values());
    // The first look has nothing to be compared with.
    if (this.#lostSince === null && this.#figures !== null)
      changeRunning({ line: isWeak(this.#figures, seen) ? 'weak' : 'good' });
    this.#figures = seen;
  }

  async #renew(): Promise<void> {
    this.#age = { ...this.#age, tried: Date.now() };
    const servers = await this.#acts.freshServers();
    if (servers !== null) this.#line.renew(forBrowser(servers));
  }
}

function forBrowser(servers: readonly IceServer[]): RTCIceServer[] {
  return servers.map((server) => ({ ...server, urls: [...server.urls] }));
}
