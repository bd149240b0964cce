import { useLingui } from '@lingui/react/macro';
import { type DeskFile, readDeskFile } from '@peonia/contract/operation/deskfiles.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { downloadFile } from '../../platform/api/download-file.ts';
import { addressOf } from '../../platform/api/make-call.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import * as css from './deskfiles.module.css';

interface LinksProps {
  readonly files: readonly DeskFile[];
  /** Shows what went wrong. */
  readonly onProblem: (error: unknown) => void;
}

/** Files of a message; each is downloaded by a press. */
export function DeskFileLinks({ files, onProblem }: LinksProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (files.length === 0) return null;
  return (
    <ul className={css.links}>
      {files.map(({ id, name, bytes }) => {
        const kilobytes = formatNumber(language, Math.max(1, Math.round(bytes / 1_024)));
        return (
          <li key={id}>
            <button
              type="button"
              className={css.link}
              aria-label={t`Download ${name}, ${kilobytes} KB`}
              onClick={() => void downloadFile(addressOf(readDeskFile, { id }, {}), name).catch(onProblem)}
            >
              <DownloadIcon />
              <bdi className={css.name}>{name}</bdi>
              <span className={css.size}>{t`${kilobytes} KB`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
