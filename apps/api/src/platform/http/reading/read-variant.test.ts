import { describe, expect, it } from 'vitest';
import { variantOfHost } from './read-variant.ts';

describe('variantOfHost', () => {
  it.each([
    ['peonia.cn', 'china'],
    ['www.peonia.cn', 'china'],
    ['PEONIA.CN.', 'china'],
    ['peonia.com', 'world'],
    ['notpeonia.cn', 'world'],
    ['peonia.cn.example.com', 'world'],
  ])('%s is %s', (hostname, variant) => expect(variantOfHost({ hostname }, ['peonia.cn'])).toBe(variant));

  it('is the world variant where no host is configured', () =>
    expect(variantOfHost({ hostname: 'peonia.cn' }, [])).toBe('world'));
});
