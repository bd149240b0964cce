import { createHmac, timingSafeEqual } from 'node:crypto';

const shape =
  /^\/media\/signed\/((\d{1,15})\.[ms]\d{1,15}\.([0-9a-z]{1,8}))\.([\w-]{22})\.([a-z0-9]{2,6}\.[a-z0-9]{3,4})$/;

/**
 * Whether a CDN may pass a request for a private file on to the program. A forged address, and one whose time is over,
 * ends at the edge; who may see the file is still decided by the program, at every request.
 *
 * @param {string} path Path of the request, without a query.
 * @param {readonly string[]} keys Hexadecimal keys made from SECRET and those before it.
 * @param {number} now Milliseconds.
 * @returns {boolean}
 */
export function verifyMediaAddress(path, keys, now = Date.now()) {
  const [, text, , until = '', mac = '', ending] = shape.exec(path) ?? [];
  if (text === undefined || Number.parseInt(until, 36) * 1000 <= now) return false;
  const given = Buffer.from(mac, 'base64url');
  return keys.some((key) => {
    const wanted = createHmac('sha256', Buffer.from(key, 'hex')).update(`${text}.${ending}`).digest().subarray(0, 16);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
