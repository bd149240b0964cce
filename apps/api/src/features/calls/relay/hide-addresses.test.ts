import { expect, it } from 'vitest';
import { hideAddresses } from './hide-addresses.ts';

const relay = 'candidate:1 1 udp 25108223 203.0.113.9 49160 typ relay raddr 198.51.100.7 rport 55000 generation 0';
const others = [
  'candidate:2 1 udp 2122260223 192.168.1.20 51472 typ host generation 0',
  'candidate:3 1 udp 1686052607 198.51.100.7 55000 typ srflx raddr 192.168.1.20 rport 51472',
  'candidate:4 1 tcp 1518280447 198.51.100.7 9 typ prflx raddr 192.168.1.20 rport 9',
];
const description = [
  'v=0',
  'o=- 46117 2 IN IP4 198.51.100.7',
  's=-',
  't=0 0',
  'm=audio 55000 UDP/TLS/RTP/SAVPF 111',
  'c=IN IP4 198.51.100.7',
  'a=rtcp:55001 IN IP4 198.51.100.7',
  ...[relay, ...others].map((line) => `a=${line}`),
  'a=remote-candidates:1 198.51.100.7 55000',
  'a=ice-ufrag:abcd',
  '',
].join('\r\n');

it('keeps relay candidates only, without their related address', () => {
  const items = hideAddresses(
    [relay, ...others, ''].map((text) => ({ type: 'candidate', text, mid: '0', line: 0 }) as const),
  );
  expect(items.map(({ text }) => text)).toEqual([
    'candidate:1 1 udp 25108223 203.0.113.9 49160 typ relay raddr 0.0.0.0 rport 0 generation 0',
    '',
  ]);
});

it('removes all other addresses from offers and answers', () => {
  for (const type of ['offer', 'answer'] as const) {
    const [item] = hideAddresses([{ type, text: description }]);
    expect(item?.text).not.toMatch(/198\.51\.100|192\.168/);
    expect(item?.text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'v=0',
        'o=- 46117 2 IN IP4 0.0.0.0',
        'c=IN IP4 0.0.0.0',
        'a=rtcp:55001 IN IP4 0.0.0.0',
        'a=ice-ufrag:abcd',
        '',
      ]),
    );
    expect(item?.text.match(/a=candidate:/g)).toHaveLength(1);
  }
});

it('leaves everything else unchanged', () => {
  const items = [
    { type: 'restart', text: '' },
    { type: 'media', text: 'microphone,camera' },
  ] as const;
  expect(hideAddresses(items)).toEqual(items);
});
