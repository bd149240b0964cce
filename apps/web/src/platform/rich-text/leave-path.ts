/** Address of the page that warns before another website. */
export function leavePath(href: string): string {
  return `/leave?to=${encodeURIComponent(href)}`;
}
