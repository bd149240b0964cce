import { errors } from '@peonia/contract/protocol/errors.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { ApiError } from '../api/problem.ts';
import { ListError } from './list-error.tsx';

const refused = (reason: 'not_found' | 'input_invalid' | 'too_many_requests') =>
  new ApiError({ ...errors[reason], reason, requestId: 'r', retryAfter: null });
const rendered = (error: Error) => renderStatic(<ListError error={error} onRetry={() => {}} />);

it.each(['not_found', 'input_invalid'] as const)('leads home from an address that leads nowhere: %s', (reason) => {
  const html = rendered(refused(reason));

  expect(html).toContain('Page not found');
  expect(html).toMatch(/href="[^"]*\/home"[^>]*>.*Go home/);
  expect(html).not.toContain('Try again');
  expect(html).not.toContain('this form');
});

it('offers to try again what may come later', () => {
  const html = rendered(refused('too_many_requests'));

  expect(html).toContain('Try again');
  expect(html).not.toContain('Go home');
});
