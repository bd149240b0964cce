import { useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { ClapperboardIcon } from '@peonia/ui/icons/clapperboard.tsx';
import { useRef } from 'react';
import type { Uploads } from '../../media/uploads/use-uploads.tsx';

/** File picker for one video. */
export function VideoPicker({ uploads }: { uploads: Pick<Uploads, 'add'> }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="video/mp4,video/quicktime"
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          // Allows choosing the same file again after removing it.
          event.target.value = '';
        }}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={<ClapperboardIcon />}
        aria-label={t`Video`}
        onClick={() => input.current?.click()}
      >
        <span className="desktop-only">{t`Video`}</span>
      </Button>
    </>
  );
}
