/** Returns the session id of a description, which is constant for a peer connection. Source: RFC 8866, "o=". */
export function sdpSessionId(sdp: string): string {
  return /^o=\S+ (\d+)/m.exec(sdp)?.[1] ?? '';
}
