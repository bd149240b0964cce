const uploadOffset = { 'Upload-Offset': header('Bytes that have arrived.', 'integer', 0) };
const state = {
  ...uploadOffset,
  'Upload-Length': header('Bytes of the whole file.', 'integer', 1_048_576),
  'Upload-Expires': header('When an unfinished upload is removed.', 'string', 'Mon, 04 May 2026 09:30:00 GMT'),
  'Upload-Id': header('Number of the finished upload, with its last part.', 'integer', 42),
};
const token = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'Last part of the address that the first call answered.',
  schema: { type: 'string', examples: ['q2Xv8Jr0mZk3b1Tn'] },
};
const version = { $ref: '#/components/parameters/TusResumable' };
const refused = { $ref: '#/components/responses/Refused' };
const busy = { $ref: '#/components/responses/Busy' };
/** Of every call. */
const common = { 400: refused, 401: refused, 429: busy, 500: refused, 503: busy };

/**
 * Paths of resumable uploads, by tus 1.0 with creation, termination and expiration. They are not in the contract,
 * because their bodies are bytes: a tus library makes these calls. Source: https://tus.io/protocols/resumable-upload
 */
export const resumableUploadPaths = {
  '/uploads/resumable': {
    post: {
      ...operation('createResumableUpload', 'Begins a resumable upload.'),
      parameters: [
        version,
        { name: 'Upload-Length', in: 'header', required: true, description: 'Bytes of the file.', schema: integer() },
      ],
      responses: {
        201: {
          description: 'Begun: `Location` is the address of the upload.',
          headers: { Location: header('Address.'), ...state },
        },
        ...common,
        413: refused,
      },
    },
  },
  '/uploads/resumable/{token}': {
    head: {
      ...operation('getResumableUpload', 'How many bytes have arrived.'),
      parameters: [version, token],
      responses: {
        200: { description: 'State of the upload.', headers: state },
        ...common,
        404: refused,
      },
    },
    patch: {
      ...operation('continueResumableUpload', 'Sends the bytes from an offset on.'),
      parameters: [
        version,
        token,
        { name: 'Upload-Offset', in: 'header', required: true, description: 'Where they begin.', schema: integer() },
      ],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: {
        204: { description: 'Taken.', headers: state },
        ...common,
        404: refused,
        // Another offset than what has arrived, or a request that is still being received.
        409: refused,
        413: refused,
        415: refused,
      },
    },
    delete: {
      ...operation('deleteResumableUpload', 'Gives an unfinished upload up.'),
      parameters: [version, token],
      responses: { 204: { description: 'Given up.' }, ...common, 404: refused },
    },
  },
} as const;

/** The header that every call of the protocol carries. */
export const tusResumableParameter = {
  name: 'Tus-Resumable',
  in: 'header',
  required: true,
  description: 'Version of the protocol.',
  schema: { type: 'string', const: '1.0.0' },
} as const;

function operation(operationId: string, summary: string) {
  return { operationId, summary, tags: ['media'], security: [{ bearer: [] }] };
}

function header(description: string, type = 'string', example: string | number = '/v1/uploads/resumable/q2Xv8Jr0') {
  return { description, schema: { type, examples: [example] } };
}

function integer() {
  return { type: 'integer', minimum: 0, examples: [1_048_576] };
}
