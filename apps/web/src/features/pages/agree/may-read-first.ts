import { languageFromPath } from '@peonia/i18n/languages.ts';

/** Pages that stay open to a member who has not agreed yet: to read, to ask, to take the data along, to leave. */
const open = [
  '/agree',
  '/welcome',
  '/terms',
  '/policy',
  '/paid',
  '/vip',
  '/faq',
  '/help',
  '/about',
  '/contact',
  '/other',
  '/language',
  '/offline',
  '/support',
  '/setting/delete',
  '/undo',
  '/staff',
];

/** Whether a page opens before the member has agreed to changed terms. */
export function mayReadFirst(pathname: string): boolean {
  const { rest } = languageFromPath(pathname);
  return open.some((page) => rest === page || rest.startsWith(`${page}/`));
}
