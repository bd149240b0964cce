import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { MinusIcon } from '../icons/minus.tsx';
import { PlusIcon } from '../icons/plus.tsx';
import { MAX_ZOOM, cropRect, moveView, FULL_VIEW, type CropRect } from './crop-geometry.ts';
import { useCropGestures } from './use-crop-gestures.ts';
import * as css from './crop.module.css';

export type { CropRect };

type CropProps = {
  /** URL of the picture, usually an object URL of the chosen file. */
  src: string;
  /** Aspect ratio of the crop (width / height): 1 for an avatar, 780 / 250 for a cover. */
  aspect: number;
  /** Accessible name including the keys: "Photo. Move it with the arrow keys, zoom with plus and minus." */
  label: string;
  /** Accessible name of the slider: "Zoom". */
  zoomLabel: string;
  /** Shows a circular crop. */
  round?: boolean;
  /** Called with the crop as fractions of the image: once the image has loaded and at every change. */
  onChange: (rect: CropRect) => void;
  className?: string;
};

/** Selects a part of a photo: drag, pinch, wheel, slider, arrow keys. Browser only. */
export function Crop({ src, aspect, label, zoomLabel, round, onChange, className }: CropProps) {
  const boxRef = useRef<HTMLButtonElement>(null);
  const [image, setImage] = useState({ src: '', width: aspect, height: 1 });
  const [view, setView] = useState(FULL_VIEW);
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
    <div className={classNames(css.crop, className)}>
      {/* Role `application`: screen readers pass the arrow keys through. */}
      <div role="application" aria-label={label}>
        <button
          ref={boxRef}
          type="button"
          className={classNames(css.cropBox, round && css.round)}
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
              setView(FULL_VIEW);
              setImage({ src, width: naturalWidth, height: naturalHeight });
            }}
          />
        </button>
      </div>
      <label className={css.cropZoom}>
        <MinusIcon />
        <span className="visually-hidden">{zoomLabel}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={view.zoom}
          onChange={(event) => move({ zoom: event.target.valueAsNumber })}
        />
        <PlusIcon />
      </label>
    </div>
  );
}
