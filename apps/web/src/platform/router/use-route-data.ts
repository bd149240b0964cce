import { useShown } from './router-provider.tsx';

/** Data that the route’s `load` returned for this page. */
export function useRouteData<Data>(): Data {
  return useShown().page?.data as Data;
}
