import type { previewMailTemplate as endpoint } from '@peonia/contract/operation/maildesk.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { MailTemplate, SampleFile } from '../../../platform/mail/mail-template.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { findSample } from './find-sample.ts';
import { previewPath, readPreviewName, type Preview } from './preview-address.ts';

interface TemplatesContext {
  readonly staff: StaffAccess;
  readonly templates: readonly MailTemplate[];
  readonly config: Config;
}

/** Subject and text of a sample, and the addresses of its HTML in both themes. */
export async function previewTemplate(
  { db, caller, params, query }: Call<typeof endpoint>,
  context: TemplatesContext,
): Promise<ReplyOf<typeof endpoint>> {
  await context.staff.requireStaff(db, caller, 'mails.read');
  const { language, sample } = query;
  const preview = { template: params.name, sample, language, theme: 'light' } as const;
  const mail = writePreview(preview, context);
  if (mail === null) throw refuse('not_found');
  const { secrets } = context.config;
  return {
    subject: mail.subject,
    text: mail.text,
    light_url: previewPath(preview, secrets),
    dark_url: previewPath({ ...preview, theme: 'dark' }, secrets),
    files: filesOf(preview, context).map(({ name }, place) => ({
      name,
      url: previewPath({ ...preview, theme: place }, secrets),
    })),
  };
}

function writePreview(preview: Preview, { templates, config }: Pick<TemplatesContext, 'templates' | 'config'>) {
  const found = findSample(templates, preview);
  if (found === null) return null;
  const { template, sample } = found;
  return writeMail(
    template,
    { to: '', language: preview.language, values: sample.values },
    config,
    preview.theme === 'dark' ? 'dark' : 'light',
  );
}

/** A mail has its styles and nothing else: no script, no picture, no form. Only our own pages frame it. */
const asFramedMail = {
  onSend: async (_request: FastifyRequest, reply: FastifyReply) =>
    void reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
    ),
};

/**
 * Serves the HTML of a sample under its signed address. It shows invented values, so that the address alone opens it.
 * Links open in a window that the sandbox does not allow: they do nothing.
 */
export function previewRoute(server: FastifyInstance, context: Pick<TemplatesContext, 'templates' | 'config'>): void {
  const route = { audience: 'visitor', rateLimit: { max: 600, timeWindow: 60_000 } } as const;
  server.get<{ Params: { file: string } }>(
    '/v1/mails/preview/:file',
    { ...asFramedMail, config: route },
    async ({ params }, reply) => {
      const preview = readPreviewName(params.file, context.config.secrets);
      if (typeof preview?.theme === 'number') return sendFile(reply, preview, preview.theme, context);
      const mail = preview === null ? null : writePreview(preview, context);
      if (mail === null) throw refuse('not_found');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(mail.html.replace('<head>', '<head><base target="_blank">'));
    },
  );
}

/** Files that come with a sample. */
function filesOf(preview: Preview, { templates }: Pick<TemplatesContext, 'templates'>): readonly SampleFile[] {
  return findSample(templates, preview)?.sample.files ?? [];
}

async function sendFile(
  reply: FastifyReply,
  preview: Preview,
  place: number,
  context: Pick<TemplatesContext, 'templates' | 'config'>,
): Promise<FastifyReply> {
  const file = filesOf(preview, context)[place];
  if (file === undefined) throw refuse('not_found');
  const { brand, publicUrl } = context.config;
  const content = await file.write({ language: preview.language, brand, publicUrl });
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'no-store')
    .send(content);
}
