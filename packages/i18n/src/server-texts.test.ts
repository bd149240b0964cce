import { afterEach, expect, test, vi } from 'vitest';
import { languages } from './languages.ts';
import { serverText } from './server-texts.ts';

afterEach(() => vi.unstubAllEnvs());

test('provides every language', () => {
  expect(languages.map((lang) => serverText(lang, 'error.400120'))).toEqual([
    'Please wait for response before you can send more messages.',
    '请等待对方回复后再继续发送消息。',
    '請等待對方回覆後再繼續傳送訊息。',
    'Bitte warte auf eine Antwort, bevor du weitere Nachrichten sendest.',
    'Attendi una risposta prima di inviare altri messaggi.',
    'Attendez une réponse avant d’envoyer d’autres messages.',
    '返信があるまで、続けてメッセージを送ることはできません。',
    '답장이 오기 전에는 메시지를 더 보낼 수 없어요.',
  ]);
});

test('inserts values and plurals', () => {
  expect(serverText('de', 'error.429000', { seconds: 5 })).toContain('warte 5 Sekunden');
  expect(serverText('en', 'mail.code.expires', { minutes: 1 })).toContain('is valid for 1 minute.');
  expect(serverText('en', 'mail.code.expires', { minutes: 10 })).toContain('is valid for 10 minutes.');
  expect(serverText('tw', 'mail.code.expires', { minutes: 1 })).toContain('1 分鐘');
});

test('does not interpret values as ICU', () => {
  expect(serverText('en', 'mail.hello', { name: '{brand} <b>' })).toBe('Hello {brand} <b>,');
});

test('throws for a missing text under test and returns a fallback in production', () => {
  expect(() => serverText('de', 'error.1')).toThrow('The server text error.1 is missing in de.');
  vi.stubEnv('NODE_ENV', 'production');
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  expect(serverText('de', 'error.1')).toBe('error.1');
  expect(serverText('de', 'error.1')).toBe('error.1');
  expect(warn).toHaveBeenCalledOnce();
});
