import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@peonia/ui/button/button.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useRef } from 'react';
import { useTooLargeText } from '../../platform/errors/too-large.ts';
import { imageFileError, imageAccept } from './check-image-file.ts';

/** A button that picks one image. A file of the wrong type or size is rejected with a toast. */
export function ImagePickerButton({
  onChoose,
  ...button
}: Omit<ButtonProps, 'onClick'> & { onChoose: (file: File) => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const tooLargeText = useTooLargeText();
  const input = useRef<HTMLInputElement>(null);
  const pick = (file: File | undefined) => {
    if (file === undefined) return;
    const { name } = file;
    const fault = imageFileError(file);
    if (fault === 'kind')
      toast.show({ tone: 'bad', text: t`${name} cannot be used here. Please choose a jpg, png, webp or gif picture.` });
    else if (fault === 'size') toast.show({ tone: 'bad', text: tooLargeText() });
    else onChoose(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={imageAccept}
        onChange={(event) => {
          pick(event.target.files?.[0]);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
