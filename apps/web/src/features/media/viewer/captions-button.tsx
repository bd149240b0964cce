import { Trans, useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { transcribe } from '@peonia/contract/media/transcripts.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CaptionsIcon } from '@peonia/ui/icons/captions.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { settings } from '../../../platform/settings.ts';
import { type ViewerRequest, updateViewer } from './open-viewer.ts';
import * as css from './viewer.module.css';

/** Has captions made for a video that has none. Nothing where no service is configured. */
export function CaptionsButton({ item, request }: { item: MediaItem; request: ViewerRequest }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isVideo = item.type === 'video' && item.open && item.state === 'ready';
  if (!settings().transcribes || !isVideo || item.captions !== undefined) return null;

  const ask = async () => {
    setBusy(true);
    try {
      const { captions } = await call(transcribe, { params: { id: item.id } });
      if (captions === null) toast.show({ text: <Trans>Nobody speaks in this video.</Trans> });
      else
        updateViewer(
          request,
          request.items.map((one) => (one.id === item.id ? { ...one, captions } : one)),
        );
    } catch (error) {
      showProblem(error);
    }
    setBusy(false);
  };
  return (
    <IconButton
      className={css.iconButton}
      icon={<CaptionsIcon />}
      label={isBusy ? t`Adding captions…` : t`Add captions`}
      busy={isBusy}
      onClick={() => void ask()}
    />
  );
}
