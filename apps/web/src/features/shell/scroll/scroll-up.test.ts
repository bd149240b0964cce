import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollUp } from './scroll-up.ts';

let isStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 3_000);
  vi.stubGlobal('scrollTo', (_x: number, y: number) => vi.stubGlobal('scrollY', y));
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  isStill = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// covers: Scroll to top in steps of 15 ms
describe('scrollUp', () => {
  it('goes to the start in steps of 15 ms', () => {
    scrollUp();
    vi.advanceTimersByTime(14);
    expect(scrollY).toBe(3_000);

    vi.advanceTimersByTime(1);
    expect(scrollY).toBe(2_460);

    vi.advanceTimersByTime(3_000);
    expect(scrollY).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops where the reader scrolls', () => {
    scrollUp();
    vi.advanceTimersByTime(15);
    vi.stubGlobal('scrollY', 2_700);

    vi.advanceTimersByTime(3_000);

    expect(scrollY).toBe(2_700);
  });

  it('jumps without motion', () => {
    isStill = true;
    scrollUp();
    expect(scrollY).toBe(0);
  });
});
