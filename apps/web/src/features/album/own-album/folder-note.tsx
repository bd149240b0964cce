import { Trans, useLingui } from '@lingui/react/macro';
import type { Folder } from '@peonia/contract/media/media.ts';
import { SentenceSpace } from '../../../platform/language/sentence-space.tsx';
import { PriceField } from '../../media/price-field.tsx';
import { AccessCard } from '../access/access-card.tsx';
import { folderTexts } from '../grid/album-sections.ts';

/** Explanation of the open folder, with the access list of the private one or the price of the secret one. */
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
      <p className="muted">
        {i18n._(folderTexts[folder])}
        <SentenceSpace />
        <Trans>Photos containing text should not be uploaded.</Trans>
      </p>
      {folder === 'private' ? <AccessCard /> : null}
      {folder === 'secret' ? (
        <PriceField label={<Trans>Price for new uploads</Trans>} value={price} onChange={onPrice} />
      ) : null}
    </>
  );
}
