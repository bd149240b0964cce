import { expect, it } from 'vitest';
import { asText, csvRow } from './csv.ts';

it('quotes what holds the separator, quotes or line breaks', () => {
  expect(csvRow(['a;b', 'c,d', 'e "f"', 'g\nh'], ';')).toBe('"a;b";c,d;"e ""f""";"g\nh"\r\n');
});

it.each(['=1+1', ' =1+1', '\u{FF1D}1+1', '\u0000@sum', '+49', '-1'])(
  'writes %j as a text, not as a formula',
  (cell) => {
    expect(asText(cell)).toBe(`'${cell}`);
  },
);

it.each(['', 'Mei', '1=1', '12'])('leaves %j as it is', (cell) => {
  expect(asText(cell)).toBe(cell);
});
