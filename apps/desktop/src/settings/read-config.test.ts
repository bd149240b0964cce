import { expect, it } from 'vitest';
import { readClientConfig } from './read-config.ts';

const key = Buffer.alloc(32, 7).toString('base64');

it('reads addresses as origins and folders', () => {
  expect(
    readClientConfig({
      origin: 'https://peonia.example/home',
      updates: 'https://peonia.example/desktop',
      updateKeys: [key],
    }),
  ).toEqual({
    origin: 'https://peonia.example',
    updates: 'https://peonia.example/desktop/',
    updateKeys: [key],
    browserHosts: [],
    dictionaries: '',
  });
});

it.each([
  ['origin', { origin: 'http://peonia.example' }],
  ['origin', {}],
  ['updates', { origin: 'https://peonia.example', updates: 'http://peonia.example/' }],
  ['updateKeys', { origin: 'https://peonia.example', updates: 'https://peonia.example/' }],
  ['updateKeys', { origin: 'https://peonia.example', updateKeys: ['short'] }],
  ['browserHosts', { origin: 'https://peonia.example', browserHosts: 'pay.example.com' }],
])('names %s of %j', (name, value) => {
  expect(() => readClientConfig(value)).toThrow(name);
});
