import { expect, it } from 'vitest';
import { cutQuoted } from './cut-quoted.ts';

const ours = ['hello@peonia.example', 'reply@peonia.example'];
const cut = (...lines: string[]) => cutQuoted(lines.join('\r\n'), ours);

it.each([
  ['English', 'On Mon, 5 Jan 2026 at 10:00, Peonia <hello@peonia.example> wrote:'],
  ['German', 'Am Mo., 5. Jan. 2026 um 10:00 Uhr schrieb Peonia <hello@peonia.example>:'],
  ['French', 'Le lun. 5 janv. 2026 à 10:00, Peonia <hello@peonia.example> a écrit :'],
  ['Italian', 'Il giorno lun 5 gen 2026 alle ore 10:00 Peonia <hello@peonia.example> ha scritto:'],
  ['Japanese', '2026年1月5日(月) 10:00 Peonia <hello@peonia.example>:'],
  ['Korean', '2026년 1월 5일 (월) 오전 10:00, Peonia <hello@peonia.example>님이 작성:'],
  ['Chinese', 'Peonia <hello@peonia.example> 于2026年1月5日周一 10:00写道：'],
  ['Outlook', '-----Original Message-----'],
  ['Outlook on the web', '________________________________'],
  ['a quoted head', 'From: Peonia <hello@peonia.example>'],
  ['a quoted head in Japanese', '差出人: Peonia <hello@peonia.example>'],
])('cuts the quoted mail below the line of %s', (_, line) => {
  expect(cut('It is back, thank you.', '', line, '> Hello Helena,', '> we look.')).toBe('It is back, thank you.');
});

it('cuts a line of attribution that is broken into two', () => {
  const text = cut(
    'Thanks!',
    '',
    'Am Montag, 5. Januar 2026 um 10:00 Uhr schrieb Peonia',
    '<hello@peonia.example>:',
    '> Hi',
  );

  expect(text).toBe('Thanks!');
});

it('cuts quoted lines at the end, with the line above that names their writer', () => {
  expect(cut('Thanks!', '', 'Peonia wrote:', '> Hello', '>', '> we look.', '')).toBe('Thanks!');
});

it('keeps what is answered between quoted lines', () => {
  const text = cut('> Which order?', 'Number 12.', '> Since when?', 'Monday.');

  expect(text).toBe('> Which order?\nNumber 12.\n> Since when?\nMonday.');
});

it('keeps a sentence that names our address', () => {
  expect(cut('I wrote to hello@peonia.example twice.', 'Nobody answered.')).toBe(
    'I wrote to hello@peonia.example twice.\nNobody answered.',
  );
});

it('cuts a signature', () => {
  expect(cut('Thanks!', '-- ', 'Helena Berger', 'Example Street 1')).toBe('Thanks!');
});

it('leaves nothing of a mail that only quotes', () => {
  expect(cut('', 'On Mon, Peonia <hello@peonia.example> wrote:', '> Hello')).toBe('');
});
