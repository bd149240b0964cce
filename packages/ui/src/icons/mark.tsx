/** The logo: two petals. It contains no letter, so it is independent of the name. */
export const Mark = ({ className }: { className?: string | undefined }) => (
  <svg
    className={className ? `brand-mark ${className}` : 'brand-mark'}
    viewBox="0 0 32 32"
    width="28"
    height="28"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M15 28.5C7.6 25.2 2.5 18.9 2.5 12 2.5 7.4 5.3 4 9.2 4 12.9 4 15 6.9 15 11z" />
    <path d="M17 28.5c7.4-3.3 12.5-9.6 12.5-16.5 0-4.6-2.8-8-6.7-8C19.1 4 17 6.9 17 11z" />
  </svg>
);
