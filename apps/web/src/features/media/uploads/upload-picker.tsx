import { Button, type ButtonProps } from '@peonia/ui/button/button.tsx';
import { IconButton, type IconButtonProps } from '@peonia/ui/icon-button/icon-button.tsx';
import { useRef } from 'react';
import type { Uploads } from './use-uploads.tsx';
import { acceptOf } from './validate-files.ts';

type Look = (Omit<ButtonProps, 'onClick'> & { label?: never }) | Omit<IconButtonProps, 'onClick'>;

/** A button that asks for files and hands them to the uploader; with `label` and `icon` alone a round one. */
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
          // The same file can be chosen again after it was taken out.
          event.target.value = '';
        }}
      />
      {look.label === undefined ? <Button {...look} onClick={open} /> : <IconButton {...look} onClick={open} />}
    </>
  );
}
