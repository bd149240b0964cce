/**
 * Takes the place of typebox in the browser's build. The browser sends and shows; checking is the server's work, so the
 * schemas of the contract are empty there and their library stays out of the download.
 */
const shapes = {
  Object: (properties: object) => ({ type: 'object', properties }),
  Unsafe: (schema: object) => schema,
};

export default new Proxy(shapes, {
  get: (known, name) => known[name as keyof typeof shapes] ?? (() => ({ type: 'any' })),
});
