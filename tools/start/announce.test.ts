import { expect, test } from 'vitest';
import { announce } from './announce.ts';

const given = {
  address: 'http://localhost:3000',
  smtpUrl: '',
  isProduction: false,
  logins: [{ name: 'Alice', email: 'alice@example.com', password: 'tea' }],
  dataDir: 'data',
  seconds: 1.25,
};

test('tells a developer where to look, how to log in and where mail goes', () => {
  expect(announce(given)).toBe(
    [
      '',
      '  Peonia  http://localhost:3000',
      '  Mail    http://localhost:3000/debug/mail',
      '  Parts   http://localhost:3000/debug/ui',
      '  Data    data',
      '  Login   alice@example.com  tea  (Alice)',
      '',
      '  Ready in 1.3 s. Ctrl-C stops it.',
      '  Try first: log in as alice@example.com at http://localhost:3000, and say hi to somebody new.',
      '',
    ].join('\n'),
  );
});

test('tells nobody the password of the mail server, and names no debug page in production', () => {
  const text = announce({
    ...given,
    smtpUrl: 'smtp://user:hidden@mail.example.com:587',
    isProduction: true,
    logins: [],
  });
  expect(text).toContain('sent through mail.example.com:587');
  expect(text).not.toMatch(/hidden|debug/);
});

test('tells a visitor without a login to make an account', () => {
  expect(announce({ ...given, logins: [] })).toContain('Try first: create an account at http://localhost:3000.');
});

test('tells an operator how the first account gets a role', () => {
  expect(announce({ ...given, isProduction: true, logins: [] })).toContain(
    'Try first: create your account at http://localhost:3000, then npm run staff -- grant <its name> admin.',
  );
});
