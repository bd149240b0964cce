import type { CallSignal } from '@peonia/contract/calls.ts';
import {
  type SentTracks,
  openPeerConnection,
  type PeerConnection,
  type PeerConnectionParts,
  type TrackKind,
} from './open-peer-connection.ts';
import { sdpSessionId } from './sdp-session-id.ts';

interface CallConnectionParts extends Omit<PeerConnectionParts, 'onCandidate'> {
  /** Only the caller makes offers, so offers never collide; the other side requests one. */
  readonly isCaller: boolean;
  readonly send: (signal: CallSignal) => void;
}

/**
 * The connection between two browsers. It outlives single peer connections: when one side restarts, for example after a
 * reload, both create a new one. Incoming signals are handled strictly in order.
 */
export class CallConnection {
  readonly #parts: CallConnectionParts;
  #peer: PeerConnection;
  #iceServers: readonly RTCIceServer[];
  #carried: SentTracks = new Map();
  /** Session id of the remote description; null before the first one. */
  #theirs: string | null = null;
  #early: RTCIceCandidateInit[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(parts: CallConnectionParts) {
    this.#parts = parts;
    this.#iceServers = parts.iceServers;
    this.#peer = this.#open();
  }

  /** Sends the first offer, or requests one. */
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

  /** Restarts ICE with fresh relay credentials. */
  restartIce(iceServers: readonly RTCIceServer[]): void {
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

  #open(): PeerConnection {
    const onCandidate = ({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidate) =>
      this.#parts.send({ type: 'candidate', text: candidate, mid: sdpMid, line: sdpMLineIndex });
    return openPeerConnection({ ...this.#parts, iceServers: this.#iceServers, onCandidate });
  }

  /** A new peer connection negotiates faster than one whose other side is gone. */
  #replace(): void {
    this.#peer.close();
    this.#early = [];
    this.#theirs = null;
    this.#peer = this.#open();
  }

  async #offer(isNewAttempt: boolean): Promise<void> {
    const { signalingState, localDescription } = this.#peer.connection;
    if (!this.#parts.isCaller) return this.#parts.send({ type: 'restart', text: '' });
    // An unanswered offer may be lost, so it is repeated.
    const isUnanswered = signalingState === 'have-local-offer' && localDescription !== null;
    this.#parts.send({
      type: 'offer',
      text: isUnanswered ? localDescription.sdp : await this.#peer.offer(this.#carried, isNewAttempt),
    });
  }

  async #offerAfresh(): Promise<void> {
    this.#replace();
    await this.#offer(false);
  }

  async #takeOffer(sdp: string): Promise<void> {
    const session = sdpSessionId(sdp);
    if (this.#parts.isCaller) return;
    if (this.#theirs !== null && session !== this.#theirs) this.#replace();
    this.#theirs = session;
    this.#parts.send({ type: 'answer', text: await this.#peer.answer(this.#carried, sdp) });
    await this.#takeEarly();
  }

  async #takeAnswer(sdp: string): Promise<void> {
    const session = sdpSessionId(sdp);
    if (this.#peer.connection.signalingState !== 'have-local-offer') return;
    // The other side has restarted and does not know this peer connection.
    if (this.#theirs !== null && session !== this.#theirs) return this.#offerAfresh();
    this.#theirs = session;
    await this.#peer.connection.setRemoteDescription({ type: 'answer', sdp });
    await this.#takeEarly();
  }

  async #takeCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.#peer.connection.remoteDescription === null) return void this.#early.push(candidate);
    // A candidate of a closed peer connection is refused; there are others.
    await this.#peer.connection.addIceCandidate(candidate).catch(() => {});
  }

  async #takeEarly(): Promise<void> {
    for (const candidate of this.#early.splice(0)) await this.#takeCandidate(candidate);
  }

  /** Errors are only logged: the connection is checked regularly and recreated if it stays down. */
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
