export interface PeerConnectionParts {
  readonly iceServers: readonly RTCIceServer[];
  /** Relay only: the members' IP addresses stay hidden from each other. */
  readonly isRelayOnly: boolean;
  readonly kinds: readonly TrackKind[];
  readonly onCandidate: (candidate: RTCIceCandidate) => void;
  readonly onState: (state: RTCPeerConnectionState) => void;
  readonly onRemote: (stream: MediaStream) => void;
}

export type TrackKind = 'audio' | 'video';

/** Tracks this side sends; null keeps the transceiver without sending. */
export type SentTracks = ReadonlyMap<TrackKind, MediaStreamTrack | null>;

/**
 * Opens a peer connection. Transceivers are created once and only filled or emptied afterwards, so that toggling the
 * camera needs no renegotiation.
 */
export function openPeerConnection({
  iceServers,
  isRelayOnly,
  kinds,
  onCandidate,
  onState,
  onRemote,
}: PeerConnectionParts) {
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
  const fill = async (carried: SentTracks) => {
    for (const { sender, receiver } of connection.getTransceivers())
      await sender.replaceTrack(carried.get(receiver.track.kind as TrackKind) ?? null);
  };
  return {
    connection,
    fill,
    /** Creates an offer; `isNewAttempt` restarts ICE. */
    async offer(carried: SentTracks, isNewAttempt: boolean): Promise<string> {
      if (connection.getTransceivers().length === 0)
        for (const kind of kinds) connection.addTransceiver(kind, { direction: 'sendrecv' });
      await fill(carried);
      await connection.setLocalDescription(await connection.createOffer({ iceRestart: isNewAttempt }));
      return connection.localDescription?.sdp ?? '';
    },
    /** Applies an offer and creates the answer. */
    async answer(carried: SentTracks, offer: string): Promise<string> {
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

export type PeerConnection = ReturnType<typeof openPeerConnection>;
