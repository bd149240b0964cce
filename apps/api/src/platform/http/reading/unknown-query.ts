import type { FastifyReply, FastifyRequest } from 'fastify';

/** Most names that a warning repeats, and most characters of one. */
const NAMES_MAX = 10;
const NAME_LENGTH_MAX = 40;

/**
 * Returns a handler that removes query parameters which the endpoint does not have and names them in the header
 * `Warning` (RFC 7234, code 299). Without it a closed schema would refuse a call for a parameter of a later version.
 */
export function ignoreUnknownQuery(schema: object) {
  const known = knownNames(schema);
  return function preValidation(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const query = request.query as Record<string, unknown>;
    const unknown = Object.keys(query).filter((name) => !known.has(name));
    if (unknown.length === 0) return done();
    for (const name of unknown) delete query[name];
    reply.header(
      'warning',
      `299 - "Unknown query parameters are ignored: ${unknown.slice(0, NAMES_MAX).map(plain).join(', ')}"`,
    );
    done();
  };
}

/** Properties of an object schema, or of all that it is composed of. */
function knownNames(schema: object): ReadonlySet<string> {
  const {
    properties = {},
    allOf = [],
    anyOf = [],
    oneOf = [],
  } = schema as {
    properties?: object;
    allOf?: object[];
    anyOf?: object[];
    oneOf?: object[];
  };
  const parts = [...allOf, ...anyOf, ...oneOf].flatMap((part) => [...knownNames(part)]);
  return new Set([...Object.keys(properties), ...parts]);
}

/** The name with nothing that a header may not hold. */
function plain(name: string): string {
  return name.replaceAll(/[^\w.[\]-]/g, '?').slice(0, NAME_LENGTH_MAX);
}
