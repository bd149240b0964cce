import { describe, expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

describe('zoneName', () => {
  it('names the zone in the language', () => {
    expect(zoneName('en', winter, 'Europe/Berlin')).toBe('Central European Time (GMT+1)');
    expect(zoneName('fr', winter, 'Europe/Berlin')).toBe('heure d’Europe centrale (UTC+1)');
    expect(zoneName('ja', winter, 'Asia/Tokyo')).toBe('日本標準時 (GMT+9)');
  });

  it('names a zone without seasons', () => {
    expect(zoneName('en', winter, 'UTC')).toBe('Coordinated Universal Time (GMT+0)');
  });

  it('says the difference of the moment', () => {
    expect(zoneName('en', summer, 'Europe/Berlin')).toBe('Central European Time (GMT+2)');
  });
});
