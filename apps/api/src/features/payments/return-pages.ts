import { serverText } from '@peonia/i18n/server-texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentLanguage } from '../../platform/http/reading/reader-language.ts';
import { builtFont } from '../../platform/web/built-font.ts';
import type { GatewayName } from './gateways/payment-gateway.ts';
import { isCalledOff } from './orders/order-state-machine.ts';
import { orderState } from './orders/order.sql.ts';
import { paymentPage, paymentPageStyle } from './payment-page.ts';
import type { PaymentsContext } from './payments-context.ts';

/** What a page says; `calledOff`: the payer approved what they had cancelled here. */
const texts = {
  back: { title: 'pay.back.title', text: 'pay.back.text' },
  cancel: { title: 'pay.cancel.title', text: 'pay.cancel.text' },
  calledOff: { title: 'pay.cancel.title', text: 'pay.called-off.text' },
} as const;

/**
 * The pages a provider redirects to after payment. They change nothing: the payment is credited by the webhook alone.
 * Source: decisions "Money: Recharge".
 */
export function returnPages(
  app: FastifyInstance,
  { config, gateways, database }: Pick<PaymentsContext, 'config' | 'gateways' | 'database'>,
): void {
  async function isNotTaken(request: FastifyRequest): Promise<boolean> {
    const { method, order } = request.params as { readonly method: GatewayName; readonly order: string };
    if (gateways.get(method)?.takesApproved !== true) return false;
    const found = await orderState.first(database, { gateway: method, public_id: order });
    return found !== undefined && isCalledOff(found);
  }

  const answer = (came: 'back' | 'cancel') => async (request: FastifyRequest, reply: FastifyReply) => {
    const language = documentLanguage(request);
    const kind = came === 'back' && (await isNotTaken(request)) ? 'calledOff' : came;
    const say = (part: 'title' | 'text') => serverText(language, texts[kind][part], { brand: config.brand });
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
