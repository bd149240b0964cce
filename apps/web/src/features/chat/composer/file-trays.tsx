import { UploadTray } from '../../media/public.ts';
import { SecretTray } from './secret-tray.tsx';
import type { Composing } from './use-composing.ts';

/** The files that go along: those that are shown, and the one that is for sale. */
export function FileTrays({ composing }: { composing: Composing }) {
  return (
    <>
      <UploadTray uploads={composing.uploads} look="tiles" />
      <SecretTray composing={composing} />
    </>
  );
}
