import { Trans, useLingui } from '@lingui/react/macro';
import type { Folder } from '@peonia/contract/media.ts';
import { PriceField } from '../media/public.ts';
import { LetInCard } from './let-in-card.tsx';
import { folderTexts } from './shelves.ts';

/** What the open folder means, and what belongs to it: the people of the private one, the price of the secret one. */
export function FolderNote({
  folder,
  price,
  onPrice,
}: {
  folder: Folder;
  price: number;
  onPrice: (price: number) => void;
}) {
  const { i18n } = useLingui();
  return (
    <>
      <p className="muted">{i18n._(folderTexts[folder])}</p>
      {folder === 'private' ? <LetInCard /> : null}
      {folder === 'secret' ? (
        <PriceField label={<Trans>Price of what you add now</Trans>} value={price} onChange={onPrice} />
      ) : null}
    </>
  );
}
