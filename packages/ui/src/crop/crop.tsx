import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { MinusIcon } from '../icons/minus.tsx';
import { PlusIcon } from '../icons/plus.tsx';
import { CLOSEST, cropRect, moveView, WHOLE, type CropRect } from './crop-geometry.ts';
import { useCropGestures } from './use-crop-gestures.ts';

export type { CropRect };

export type CropProps = {
  /** Address of the picture, usually an object URL of the chosen file. */
  src: string;
  /** Width through height of the cut: 1 for an avatar, 780 / 250 for a cover. */
  aspect: number;
  /** Spoken name of the box, with its keys: "Photo. Arrow keys move it, plus and minus zoom." */
  label: string;
  /** Spoken name of the slider: "Zoom". */
  zoomLabel: string;
  /** Shows the cut as a circle. */
  round?: boolean;
  /** The cut in shares of the image, 0..1, first when the picture is read and then at every change. */
  onChange: (rect: CropRect) => void;
  className?: string;
};

/** Choose the part of a photo: drag, pinch, wheel, slider, arrow keys. For the browser only. */
export function Crop({ src, aspect, label, zoomLabel, round, onChange, className }: CropProps) {
  const boxRef = useRef<HTMLButtonElement>(null);
  const [image, setImage] = useState({ src: '', width: aspect, height: 1 });
  const [view, setView] = useState(WHOLE);
  const ready = image.src === src;
  const rect = cropRect(view, image, aspect);
  const move = (change: Partial<typeof view>) => {
    if (ready) setView((now) => moveView(now, change, image, aspect));
  };
  const gestures = useCropGestures(boxRef, view, rect, move);

  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const { x, y, w, h } = rect;
  useEffect(() => {
    if (ready) tell.current({ x, y, w, h });
  }, [ready, x, y, w, h]);

  return (
    <div className={classNames('crop', className)}>
      {/* An application: screen readers then leave the arrow keys to the box. */}
      <div role="application" aria-label={label}>
        <button
          ref={boxRef}
          type="button"
          className={classNames('crop-box', round && 'round')}
          aria-label={label}
          style={{ aspectRatio: aspect }}
          {...gestures}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            style={{
              width: `${100 / w}%`,
              height: `${100 / h}%`,
              left: `${(-100 * x) / w}%`,
              top: `${(-100 * y) / h}%`,
            }}
            onLoad={(event) => {
              const { naturalWidth, naturalHeight } = event.currentTarget;
              setView(WHOLE);
              setImage({ src, width: naturalWidth, height: naturalHeight });
            }}
          />
        </button>
      </div>
      <label className="crop-zoom">
        <MinusIcon />
        <span className="sr">{zoomLabel}</span>
        <input
          type="range"
          min={1}
          max={CLOSEST}
          step={0.01}
          value={view.zoom}
          onChange={(event) => move({ zoom: event.target.valueAsNumber })}
        />
        <PlusIcon />
      </label>
    </div>
  );
}
