/**
 * Which connection a description belongs to: its number stays for as long as that connection lives. Source: RFC 8866,
 * "o=".
 */
export function sessionOf(sdp: string): string {
  return /^o=\S+ (\d+)/m.exec(sdp)?.[1] ?? '';
}
