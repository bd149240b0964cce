import { readCounter } from '@peonia/contract/accounts/accounts.ts';
import { listThreads } from '@peonia/contract/chat/message-threads.ts';
import {
  deleteSavedAddress,
  getMallOrder,
  getProduct,
  getSavedAddress,
  listMallOrders,
  listProducts,
  type MallOrder,
  type MallOrderPage,
  type Product,
  type ProductCategory,
  type productSorts,
  updateMallOrder,
} from '@peonia/contract/mall/mall.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { listFriends } from '@peonia/contract/social/relationships.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { queryClient, usePage } from '../../platform/query.ts';
import { useLive } from '../../platform/realtime/live.ts';
import { changeMe, useMe } from '../../platform/session/session.ts';

const ordersKey = ['mall-orders'] as const;
const addressKey = ['delivery-address'] as const;
const orderKey = (id: number) => ['mall-order', id] as const;

export type ProductSort = (typeof productSorts)[number];

export function useProducts(category: ProductCategory | 'all', sort: ProductSort) {
  return usePage<Product, { items: Product[]; max_id: number }>(['products', category, sort], (max_id, signal) =>
    call(listProducts, { query: { category, sort, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

export function useProduct(id: number) {
  return useQuery({
    queryKey: ['product', id],
    queryFn: ({ signal }) => call(getProduct, { params: { id } }, { signal }),
  });
}

/** Orders for friends, or what comes to the member. A step of any order refetches them. */
export function useOrders(to: 'friend' | 'me') {
  const me = useMe();
  useLive('order.changed', () => void queryClient.invalidateQueries({ queryKey: ordersKey }));
  return usePage<MallOrder, { items: MallOrder[]; max_id: number }>([...ordersKey, me?.id, to], (page, signal) =>
    call(listMallOrders, { query: { to, ...(page === undefined ? {} : { page }) } }, { signal }),
  );
}

export function useOrder(id: number) {
  useLive('order.changed', (data) => {
    if (data.id === id) void queryClient.invalidateQueries({ queryKey: orderKey(id) });
  });
  return useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => call(getMallOrder, { params: { id } }, { signal }),
  });
}

/** Shows an order that a reply has brought, and refetches the lists. */
export function showOrder(order: MallOrderPage): void {
  queryClient.setQueryData(orderKey(order.id), order);
  void queryClient.invalidateQueries({ queryKey: ordersKey });
}

export async function actOnOrder(id: number, body: BodyOf<typeof updateMallOrder>): Promise<void> {
  showOrder(await call(updateMallOrder, { params: { id }, body }));
  if (body.act === 'accept') void queryClient.invalidateQueries({ queryKey: addressKey });
}

export function useSavedAddress() {
  return useQuery({ queryKey: addressKey, queryFn: ({ signal }) => call(getSavedAddress, {}, { signal }) });
}

export async function forgetAddress(): Promise<void> {
  await call(deleteSavedAddress, {});
  queryClient.setQueryData(addressKey, { address: null });
}

/** Steps of orders are seen once the list is open. */
export async function markOrdersRead(): Promise<void> {
  const { counter } = await call(readCounter, { body: { type: 'order' } });
  changeMe((account) => ({ ...account, counter }));
}

export interface Recipient {
  readonly user_id: number;
  readonly name: string;
  readonly avatar: string | null;
  readonly country: string | null;
}

/** Friends and members with a conversation, the newest first. */
export function useRecipients(enabled: boolean) {
  return useQuery({
    queryKey: ['gift-recipients'],
    queryFn: async ({ signal }): Promise<readonly Recipient[]> => {
      const [friends, threads] = await Promise.all([
        call(listFriends, {}, { signal }),
        call(listThreads, {}, { signal }),
      ]);
      const people = [...threads.items.map(({ user }) => user), ...friends.items];
      return [...new Map(people.map((one) => [one.user_id, one])).values()].map(
        ({ user_id, name, avatar, country }) => ({ user_id, name, avatar, country }),
      );
    },
    enabled,
  });
}
