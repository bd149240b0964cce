export interface PeerParts {
  readonly iceServers: readonly RTCIceServer[];
  /** The addresses of the two stay unknown to each other. */
  readonly isRelayOnly: boolean;
  readonly kinds: readonly TrackKind[];
  readonly onCandidate: (candidate: RTCIceCandidate) => void;
  readonly onState: (state: RTCPeerConnectionState) => void;
  readonly onRemote: (stream: MediaStream) => void;
}

export type TrackKind = 'audio' | 'video';

/** What this side sends; null sends nothing, and the other keeps the place for it. */
export type Carried = ReadonlyMap<TrackKind, MediaStreamTrack | null>;

/**
 * One connection between two browsers. The places for sound and picture are made once and only filled and emptied
 * afterwards, so that turning the camera on and off needs no new agreement between the two.
 */
export function openPeer({ iceServers, isRelayOnly, kinds, onCandidate, onState, onRemote }: PeerParts) {
  const connection = new RTCPeerConnection({
    iceServers: [...iceServers],
    iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
  });
  const remote = new MediaStream();
  connection.onicecandidate = ({ candidate }) =>
    candidate !== null && candidate.candidate !== '' && onCandidate(candidate);
  connection.onconnectionstatechange = () => onState(connection.connectionState);
  connection.ontrack = ({ track }) => {
    remote.addTrack(track);
    onRemote(remote);
  };
  const fill = async (carried: Carried) => {
    for (const { sender, receiver } of connection.getTransceivers())
      await sender.replaceTrack(carried.get(receiver.track.kind as TrackKind) ?? null);
  };
  return {
    connection,
    fill,
    /** Makes an offer, on a new way to the other where `isAnew`. */
    async offer(carried: Carried, isAnew: boolean): Promise<string> {
      if (connection.getTransceivers().length === 0)
        for (const kind of kinds) connection.addTransceiver(kind, { direction: 'sendrecv' });
      await fill(carried);
      await connection.setLocalDescription(await connection.createOffer({ iceRestart: isAnew }));
      return connection.localDescription?.sdp ?? '';
    },
    /** Takes an offer and makes the answer to it. */
    async answer(carried: Carried, offer: string): Promise<string> {
      await connection.setRemoteDescription({ type: 'offer', sdp: offer });
      for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
      await fill(carried);
      await connection.setLocalDescription();
      return connection.localDescription?.sdp ?? '';
    },
    close(): void {
      connection.onicecandidate = connection.onconnectionstatechange = connection.ontrack = null;
      connection.close();
    },
  };
}

export type Peer = ReturnType<typeof openPeer>;
