import { useEffect } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { takeDeclines } from './kept-declines.ts';

/** Sends the declines that the page before could not send. */
export function useKeptDeclines(): void {
  const memberId = useMe()?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    const declined = takeDeclines(memberId);
    if (declined.length > 0)
      void import('./send-declines.ts').then(({ sendDeclines }) => sendDeclines(memberId, declined));
  }, [memberId]);
}
