import { describe, expect, it } from 'vitest';
import { normalizeTag, readWebAddress, splitText, tagsOf } from './text-marks.ts';

const links = (text: string) => splitText(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('links', () => {
  it('finds addresses and leaves the end of the sentence out', () => {
    expect(links('See https://example.com/a?b=1. And (www.example.org)!')).toEqual([
      'https://example.com/a?b=1',
      'https://www.example.org/',
    ]);
  });

  it('keeps every character of the text', () => {
    const text = 'Look: https://example.com/x, #湖 and http://example.org';
    expect(
      splitText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('writes a host that looks like another one in ASCII', () => {
    expect(readWebAddress('https://ехample.com')?.hostname).toBe('xn--ample-ywe6i.com');
  });

  it('does not link an address that is too long', () => {
    expect(readWebAddress(`https://example.com/${'a'.repeat(2_000)}`)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'https://user:secret@example.com',
    'https://example.com@other.example',
    'http://localhost',
    'ftp://example.com',
  ])('does not link %s', (text) => {
    expect(links(text)).toEqual([]);
    expect(readWebAddress(text)).toBeNull();
  });

  it('leads to websites alone', () => {
    expect(readWebAddress('javascript:alert(1)//a.b')).toBeNull();
    expect(readWebAddress('ftp://files.example.com')).toBeNull();
  });

  it('does not take a mail address for a link', () => {
    expect(links('anna@www.example.com')).toEqual([]);
  });
});

describe('hashtags', () => {
  it('finds them in any script, each once', () => {
    expect(tagsOf('#Bodensee ＃旅行 #여행 #bodensee #प्यार', 10)).toEqual(['bodensee', '旅行', '여행', 'प्यार']);
  });

  it('takes no more than asked for', () => {
    expect(tagsOf('#a1 #b1 #c1', 2)).toEqual(['a1', 'b1']);
  });

  it('needs a letter and the start of a word', () => {
    expect(tagsOf('#1 C#sharp https://example.com/#part &#x27; ##two', 10)).toEqual([]);
  });

  it('reads full-width letters as the usual ones', () => {
    expect(normalizeTag('Ｌａｋｅ')).toBe('lake');
  });

  it('refuses a tag that is too long', () => {
    expect(normalizeTag('a'.repeat(51))).toBeNull();
  });
});
