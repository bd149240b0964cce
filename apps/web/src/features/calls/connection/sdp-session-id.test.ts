import { expect, it } from 'vitest';
import { sdpSessionId } from './sdp-session-id.ts';

it('returns the session id of a description', () => {
  const offer = 'v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\n';
  expect(sdpSessionId(offer)).toBe('4611731400430051336');
  expect(sdpSessionId(offer.replace(' 2 IN', ' 3 IN'))).toBe(sdpSessionId(offer));
  expect(sdpSessionId('nothing of this kind')).toBe('');
});
