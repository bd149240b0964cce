/** The challenge that a browser's reply names, or null if it is unreadable. It counts only if it was issued. */
export function challengeOf(reply: { response?: { clientDataJSON?: unknown } }): string | null {
  try {
    const text = Buffer.from(String(reply.response?.clientDataJSON), 'base64url').toString('utf8');
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === 'string' && challenge !== '' ? challenge : null;
  } catch {
    return null;
  }
}
