import { serverText } from '@peonia/i18n/server-texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentLanguage } from '../../platform/http/reader-language.ts';
import { builtFont } from '../../platform/web/built-font.ts';
import { paymentPage, paymentPageStyle } from './payment-page.ts';
import type { PaymentsContext } from './payments-context.ts';

/**
 * The pages a provider redirects to after payment. They read and change nothing: the payment is credited by the webhook
 * alone. Source: decisions "Money: Recharge".
 */
export function returnPages(app: FastifyInstance, { config }: Pick<PaymentsContext, 'config'>): void {
  const answer = (kind: 'back' | 'cancel') => async (request: FastifyRequest, reply: FastifyReply) => {
    const language = documentLanguage(request);
    const say = (id: string) => serverText(language, `pay.${kind}.${id}`, { brand: config.brand });
    const html = paymentPage({
      language,
      brand: config.brand,
      title: say('title'),
      amount: null,
      lines: [say('text')],
      form: null,
      link: { address: '/bill', label: serverText(language, 'pay.back.link') },
    });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  };
  app.get('/payment/:method/return/:order', answer('back'));
  app.get('/payment/:method/cancel/:order', answer('cancel'));
  app.get('/payment/page.css', async (_request, reply) => {
    const [text, heading] = await Promise.all([builtFont('figtree'), builtFont('bricolage-grotesque')]);
    const style = paymentPageStyle({ text, heading });
    return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(style);
  });
}
