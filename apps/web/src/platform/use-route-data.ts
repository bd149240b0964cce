import { useShown } from './router/router-provider.tsx';

/** What the route's `load` answered for this page. */
export function useRouteData<Data>(): Data {
  return useShown().page?.data as Data;
}
