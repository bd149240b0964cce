import { serverText } from '@peonia/i18n/server-texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentLanguage } from '../../../../platform/http/reading/reader-language.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { orderTitle } from '../../orders/order-title.ts';
import { orderByPublicId, type OrderRow } from '../../orders/order.sql.ts';
import { paymentPage } from '../../payment-page.ts';
import type { PaymentsContext } from '../../payments-context.ts';
import { formatMoney } from '../../prices/format-money.ts';
import { sandboxWebhook, signSandbox } from './sandbox-gateway.ts';
import { rememberAct, type SandboxAct } from './sandbox.sql.ts';

const acts: readonly SandboxAct[] = ['approve', 'decline', 'delay', 'twice', 'risky'];
type Page = FastifyRequest<{ Params: { order: string }; Body: Record<string, unknown> | null }>;

/** The sandbox's payment page: one button for each outcome of a provider. Not registered when the sandbox is off. */
export function sandboxPages(app: FastifyInstance, context: PaymentsContext): void {
  if (!context.gateways.has('sandbox')) return;
  app.get('/sandbox/pay/:order', async (request: Page, reply) =>
    showPage(request, reply, await readSandboxOrder(request, context), context.config.brand),
  );
  app.post('/sandbox/pay/:order', async (request: Page, reply) => {
    const order = await readSandboxOrder(request, context);
    const act = acts.find((known) => known === request.body?.['act']);
    if (act === undefined) throw refuse('input_invalid', { field: 'act' });
    const seconds = act === 'delay' ? context.config.limits.payment_sandbox_delay_seconds : 0;
    await rememberAct.run(context.database, { public_id: order.public_id, act, seconds });
    const send = () => sendNotice(app, context, order, act);
    // If the process stops here, only the timer is lost: polling finds the payment.
    if (act === 'delay') setTimeout(() => void send(), seconds * 1_000).unref();
    else await send();
    if (act === 'twice') await send();
    return reply.redirect(`/payment/sandbox/${act === 'decline' ? 'cancel' : 'return'}/${order.public_id}`, 303);
  });
}

async function readSandboxOrder({ params }: Page, { database }: PaymentsContext): Promise<OrderRow> {
  const order = await orderByPublicId.first(database, { public_id: params.order });
  if (order === undefined || order.gateway !== 'sandbox') throw refuse('not_found');
  return order;
}

/** Through the webhook route, signed like a provider's webhook. */
async function sendNotice(
  app: FastifyInstance,
  { config, log }: PaymentsContext,
  order: OrderRow,
  act: SandboxAct,
): Promise<void> {
  const { body, headers } = signSandbox(sandboxWebhook(order.public_id, act, order), config.secret);
  const reply = await app.inject({ method: 'POST', url: '/v1/payment/sandbox/notices', headers, payload: body });
  if (reply.statusCode >= 300) log.error({ status: reply.statusCode }, 'the sandbox’s own webhook event was not taken');
}

async function showPage(request: Page, reply: FastifyReply, order: OrderRow, brand: string): Promise<FastifyReply> {
  const language = documentLanguage(request);
  const say = (id: string) => serverText(language, `pay.sandbox.${id}`);
  const isOpen = order.state === 'pending' || order.state === 'created';
  const buttons = acts.map((value) => ({ value, label: say(value), isMain: value === 'approve' }));
  const html = paymentPage({
    language,
    brand,
    title: orderTitle(order, brand, language),
    amount: formatMoney(order.amount, order.currency, language),
    lines: [say(isOpen ? 'text' : 'done'), `${serverText(language, 'pay.order')} ${order.public_id}`],
    form: isOpen ? { action: `/sandbox/pay/${order.public_id}`, buttons } : null,
    link: isOpen ? null : { address: '/bill', label: serverText(language, 'pay.back.link') },
  });
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
