import type LucideGlyph from 'lucide-react/icons/heart';

export type IconProps = {
  className?: string | undefined;
  /**
   * Spoken name. Leave it out when the text beside the icon already says it: the icon is then hidden from screen
   * readers.
   */
  label?: string | undefined;
};

/** Gives a Lucide glyph the stroke, class and silence of the design system. Size comes from CSS (`.i`, 1.25em). */
export function outlined(Glyph: typeof LucideGlyph) {
  return function Icon({ className, label }: IconProps) {
    return <Glyph strokeWidth={1.9} focusable="false" className={iconClass(className)} {...spoken(label)} />;
  };
}

/** One filled path. `flat` leaves out the stroke, for shapes with a hole. */
export function Filled({ className, label, d, flat = false }: IconProps & { d: string; flat?: boolean }) {
  const stroke = flat
    ? ({ fillRule: 'evenodd' } as const)
    : ({ stroke: 'currentColor', strokeWidth: 1.9, strokeLinecap: 'round', strokeLinejoin: 'round' } as const);
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="currentColor"
      focusable="false"
      className={iconClass(className)}
      {...spoken(label)}
    >
      <path d={d} {...stroke} />
    </svg>
  );
}

function iconClass(className: string | undefined) {
  return className ? `i ${className}` : 'i';
}

function spoken(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
}
