import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PartnerLink } from '@peonia/contract/partners/partners.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CopyIcon } from '@peonia/ui/icons/copy.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { ShareIcon } from '@peonia/ui/icons/share.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useRef } from 'react';
import { QrCode } from '../../../platform/qr-code.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { settings } from '../../../platform/settings.ts';
import { addressOfLink } from './use-links.ts';
import * as css from '../partners.module.css';

/** A link with its QR code, both ready to pass on. */
export function LinkRow({ link }: { link: PartnerLink }) {
  const { t } = useLingui();
  const toast = useToast();
  const code = useRef<HTMLDivElement>(null);
  const { campaign, pid, registrations, language } = link;
  const address = addressOfLink(link);
  // Its share sheet is where people in the app pass things on.
  const share = window.appShell?.share;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ text: t`Copied` });
    } catch {
      toast.show({ tone: 'bad', text: t`Your browser did not allow copying. Please select the text and copy it.` });
    }
  };
  return (
    <li>
      <div ref={code}>
        <QrCode className={css.qr} border={2} text={address} label={t`QR code of ${campaign}`} />
      </div>
      <div className={css.linkText}>
        <h3 className={css.campaign}>{campaign}</h3>
        <p className={css.address}>{address}</p>
        <p className="small muted">
          {languageFacts[language].ownName} ·{' '}
          <Plural value={registrations} one="# registration" other="# registrations" />
        </p>
      </div>
      <div className="row">
        {share === undefined ? null : (
          <Button
            variant="line"
            size="sm"
            icon={<ShareIcon />}
            aria-label={t`Share the link of ${campaign}`}
            onClick={() => void share({ title: settings().brand, url: address })}
          >
            <Trans context="pass on">Share</Trans>
          </Button>
        )}
        <Button
          variant="line"
          size="sm"
          icon={<CopyIcon />}
          onClick={() => void copy()}
          aria-label={t`Copy the link of ${campaign}`}
        >
          <Trans>Copy link</Trans>
        </Button>
        <Button
          variant="line"
          size="sm"
          icon={<DownloadIcon />}
          aria-label={t`Download the QR code of ${campaign}`}
          onClick={() => saveCode(code.current?.querySelector('svg') ?? null, `${pid}.svg`)}
        >
          <Trans>QR code</Trans>
        </Button>
      </div>
    </li>
  );
}

/** Saves the drawn code as an SVG file on white. */
function saveCode(drawn: SVGSVGElement | null, name: string): void {
  if (drawn === null) return;
  const text = new XMLSerializer()
    .serializeToString(drawn)
    .replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path');
  saveFile(new Blob([text], { type: 'image/svg+xml' }), name);
}
