import type { CallSignal } from '@peonia/contract/calls.ts';
import { type Carried, openPeer, type Peer, type PeerParts, type TrackKind } from './open-peer.ts';
import { sessionOf } from './session-of.ts';

export interface LineParts extends Omit<PeerParts, 'onCandidate'> {
  /** Only the caller makes offers, so two of them never meet; the other asks for one. */
  readonly isCaller: boolean;
  readonly send: (signal: CallSignal) => void;
}

/**
 * The way from one browser to the other. It outlives single connections: where one of the two begins anew, after a
 * reload, both make a fresh one. What comes from the other is handled strictly one after the other, in the order in
 * which it comes.
 */
export class Line {
  readonly #parts: LineParts;
  #peer: Peer;
  #iceServers: readonly RTCIceServer[];
  #carried: Carried = new Map();
  /** The other's connection that ours belongs to; null before its first description. */
  #theirs: string | null = null;
  #early: RTCIceCandidateInit[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#iceServers = parts.iceServers;
    this.#peer = this.#open();
  }

  /** The first offer, or the wish for one. */
  begin(): void {
    this.#inTurn(() => this.#offer(false));
  }

  receive(signal: CallSignal): void {
    this.#inTurn(async () => {
      if (signal.type === 'offer') await this.#takeOffer(signal.text);
      if (signal.type === 'answer') await this.#takeAnswer(signal.text);
      if (signal.type === 'candidate')
        await this.#takeCandidate({
          candidate: signal.text,
          sdpMid: signal.mid ?? null,
          sdpMLineIndex: signal.line ?? null,
        });
      if (signal.type === 'restart' && this.#parts.isCaller) await this.#offerAfresh();
    });
  }

  /** Looks for a new way to the other, with fresh rights to the relay. */
  renew(iceServers: readonly RTCIceServer[]): void {
    this.#inTurn(async () => {
      this.#iceServers = iceServers;
      this.#peer.connection.setConfiguration({
        ...this.#peer.connection.getConfiguration(),
        iceServers: [...iceServers],
      });
      await this.#offer(true);
    });
  }

  carry(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.#carried = new Map([...this.#carried, [kind, track]]);
    this.#inTurn(() => this.#peer.fill(this.#carried));
  }

  report(): Promise<RTCStatsReport> {
    return this.#peer.connection.getStats();
  }

  close(): void {
    this.#isClosed = true;
    this.#peer.close();
  }

  #open(): Peer {
    const onCandidate = ({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidate) =>
      this.#parts.send({ type: 'candidate', text: candidate, mid: sdpMid, line: sdpMLineIndex });
    return openPeer({ ...this.#parts, iceServers: this.#iceServers, onCandidate });
  }

  /** A connection that belongs to one that is gone is not bent: a fresh one agrees faster. */
  #replace(): void {
    this.#peer.close();
    this.#early = [];
    this.#theirs = null;
    this.#peer = this.#open();
  }

  async #offer(isAnew: boolean): Promise<void> {
    const { signalingState, localDescription } = this.#peer.connection;
    if (!this.#parts.isCaller) return this.#parts.send({ type: 'restart', text: '' });
    // One that nobody has answered may be lost: it is said again.
    const isUnanswered = signalingState === 'have-local-offer' && localDescription !== null;
    this.#parts.send({
      type: 'offer',
      text: isUnanswered ? localDescription.sdp : await this.#peer.offer(this.#carried, isAnew),
    });
  }

  async #offerAfresh(): Promise<void> {
    this.#replace();
    await this.#offer(false);
  }

  async #takeOffer(sdp: string): Promise<void> {
    const session = sessionOf(sdp);
    if (this.#parts.isCaller) return;
    if (this.#theirs !== null && session !== this.#theirs) this.#replace();
    this.#theirs = session;
    this.#parts.send({ type: 'answer', text: await this.#peer.answer(this.#carried, sdp) });
    await this.#takeEarly();
  }

  async #takeAnswer(sdp: string): Promise<void> {
    const session = sessionOf(sdp);
    if (this.#peer.connection.signalingState !== 'have-local-offer') return;
    // Who answered has begun anew since the connection was made, and knows nothing of it.
    if (this.#theirs !== null && session !== this.#theirs) return this.#offerAfresh();
    this.#theirs = session;
    await this.#peer.connection.setRemoteDescription({ type: 'answer', sdp });
    await this.#takeEarly();
  }

  async #takeCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.#peer.connection.remoteDescription === null) return void this.#early.push(candidate);
    // One of a connection that is gone by now is refused; there are others.
    await this.#peer.connection.addIceCandidate(candidate).catch(() => {});
  }

  async #takeEarly(): Promise<void> {
    for (const candidate of this.#early.splice(0)) await this.#takeCandidate(candidate);
  }

  /** What fails here is left: the line is looked at again and again, and made anew where it stays dead. */
  #inTurn(act: () => Promise<unknown>): void {
    const run = async () => {
      try {
        if (!this.#isClosed) await act();
      } catch (error) {
        if (!this.#isClosed) console.warn('The line of the call:', error);
      }
    };
    this.#last = this.#last.then(run);
  }
}
