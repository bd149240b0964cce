export const pidPattern = '^(?:[A-Za-z0-9]{3}|[A-Za-z0-9]{4}|[A-Za-z0-9]{6})$';

const pids = new RegExp(pidPattern);

/**
 * Removes `pid` and `lang` from the query: every request may carry them, so endpoints do not declare them. A pid of
 * another length than 3, 4 or 6 is dropped.
 */
export function takePid(query: Record<string, unknown>): string | null {
  const pid = query['pid'];
  delete query['pid'];
  delete query['lang'];
  return typeof pid === 'string' && pids.test(pid) ? pid : null;
}
