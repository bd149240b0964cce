import { Button, type ButtonProps } from '@peonia/ui/button/button.tsx';
import { IconButton, type IconButtonProps } from '@peonia/ui/icon-button/icon-button.tsx';
import { useRef } from 'react';
import type { Uploads } from './use-uploads.tsx';
import { acceptOf } from './validate-files.ts';

type Look = (Omit<ButtonProps, 'onClick'> & { label?: never }) | Omit<IconButtonProps, 'onClick'>;

/** A button that picks files for the uploader; an icon button with `label` and `icon`. */
export function UploadPicker({
  uploads,
  multiple = true,
  ...look
}: { uploads: Pick<Uploads, 'add' | 'kinds'>; multiple?: boolean } & Look) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={acceptOf(uploads.kinds)}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again after removal.
          event.target.value = '';
        }}
      />
      {look.label === undefined ? <Button {...look} onClick={open} /> : <IconButton {...look} onClick={open} />}
    </>
  );
}
