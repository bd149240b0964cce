import { expect, it, vi } from 'vitest';
import { NetworkError } from '../api/problem.ts';
import { onTimeout, showProblem } from './errors.tsx';

it('tells of a request that got no answer in its time, not of a network that is cut', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard = vi.fn<() => void>();
  const stop = onTimeout(heard);
  showProblem(new NetworkError(false));
  expect(heard).not.toHaveBeenCalled();
  showProblem(new NetworkError(true));
  expect(heard).toHaveBeenCalledOnce();
  stop();
  showProblem(new NetworkError(true));
  expect(heard).toHaveBeenCalledOnce();
});
