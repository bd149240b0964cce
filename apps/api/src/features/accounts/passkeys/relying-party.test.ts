import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { relyingParty } from './relying-party.ts';

const partyOf = (publicUrl: string, host: string) => {
  const { id, origin } = relyingParty({ ...readConfig({}), publicUrl }, { protocol: 'http', host });
  return [id, origin];
};

describe('the relying party', () => {
  it('is the public host name, whatever the request says', () => {
    expect(partyOf('https://peonia.example', 'evil.example')).toEqual(['peonia.example', 'https://peonia.example']);
  });

  it('is the host of the request where the public URL is a network address', () => {
    expect(partyOf('http://127.0.0.1:3000', 'localhost:3000')).toEqual(['localhost', 'http://localhost:3000']);
  });

  it('is the host of the request without a public URL', () => {
    expect(partyOf('', 'localhost:3000')).toEqual(['localhost', 'http://localhost:3000']);
  });
});
