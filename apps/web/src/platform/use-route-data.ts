import { useLoaderData } from 'react-router';

/** What the route's `load` answered for this page. */
export function useRouteData<Data>(): Data {
  return useLoaderData() as Data;
}
