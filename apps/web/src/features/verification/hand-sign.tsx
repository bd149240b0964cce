import type { HandSign as Name } from '@peonia/contract/verification.ts';
import * as css from './hand-sign.module.css';

/** Extended fingers: thumb, index, middle, ring, little. */
const shapes: Readonly<Record<Name, readonly [boolean, boolean, boolean, boolean, boolean]>> = {
  fist: [false, false, false, false, false],
  one: [false, true, false, false, false],
  two: [false, true, true, false, false],
  three: [false, true, true, true, false],
  four: [false, true, true, true, true],
  five: [true, true, true, true, true],
  corner: [true, true, false, false, false],
  phone: [true, false, false, false, true],
};

/** Left edge, length and angle of the four fingers, on a hand of 120 by 148 that shows its palm. */
const fingers = [
  { x: 34, height: 56, lean: -7 },
  { x: 48, height: 63, lean: -2 },
  { x: 62, height: 58, lean: 3 },
  { x: 76, height: 46, lean: 10 },
] as const;
const WIDTH = 13;
const KNUCKLES = 78;

/** Drawing of a hand sign. Decorative: a text describes it. */
export function HandSign({ name }: { name: Name }) {
  const [thumb, ...out] = shapes[name];
  return (
    <svg className={css.handsign} viewBox="0 0 120 148" aria-hidden="true">
      {fingers.map((finger, index) =>
        out[index] === true ? (
          <rect
            key={finger.x}
            x={finger.x}
            y={KNUCKLES + 14 - finger.height}
            width={WIDTH}
            height={finger.height}
            rx={WIDTH / 2}
            transform={`rotate(${finger.lean} ${finger.x + WIDTH / 2} ${KNUCKLES})`}
          />
        ) : null,
      )}
      {thumb ? <rect x="26" y="62" width="15" height="48" rx="7.5" transform="rotate(-48 34 108)" /> : null}
      <path d="M36 84a8 8 0 0 1 8-8h37a8 8 0 0 1 8 8v22c0 17-10 32-27 32S36 123 36 106z" />
      {fingers.map((finger, index) =>
        out[index] === true ? null : (
          <rect
            key={finger.x}
            className={css.folded}
            x={finger.x}
            y={KNUCKLES - 6}
            width={WIDTH}
            height="27"
            rx={WIDTH / 2}
          />
        ),
      )}
      {thumb ? null : (
        <rect className={css.folded} x="37" y="98" width="40" height="14" rx="7" transform="rotate(-9 40 105)" />
      )}
    </svg>
  );
}
