import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNews } from '../../../platform/realtime/live.ts';
import { applyLike } from './post-cache.ts';

/** Keeps the likes of posts up to date while they are on the screen. */
export function useLiveLikes(): void {
  const queryClient = useQueryClient();
  useEffect(() => onNews((news) => applyLike(queryClient, news)), [queryClient]);
}
