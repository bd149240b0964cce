import { expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { startFailure } from './start-failure.ts';

const error = new ConfigError('PORT must be a whole number.');

it('is one plain line for a developer', () => {
  expect(startFailure(error, {})).toBe('PORT must be a whole number.');
});

it('is a line of the log in production', () => {
  expect(JSON.parse(startFailure(error, { NODE_ENV: 'production' }))).toMatchObject({
    level: 60,
    process: process.pid,
    msg: 'PORT must be a whole number.',
  });
});

it('shows the frames of a fault, in production without values of a row', () => {
  const fault = Object.assign(new Error('Key (email)=(anna@example.com) exists'), { code: '23505' });

  expect(startFailure(fault, {})).toContain('start-failure.test.ts');
  expect(startFailure(fault, { NODE_ENV: 'production' })).toMatch(/^[^\n]*start-failure\.test\.ts[^\n]*$/);
  expect(startFailure(fault, { NODE_ENV: 'production' })).not.toContain('anna@example.com');
});
