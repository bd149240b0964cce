import { useEffect, useRef, useState } from 'react';
import { type CameraProblem, closeCamera, openCamera } from './open-camera.ts';

type CameraState =
  | { readonly at: 'off'; readonly problem: CameraProblem | null }
  | { readonly at: 'asking' }
  | { readonly at: 'on'; readonly stream: MediaStream };

/** The camera while it is needed: released on unmount, also while the browser still asks for permission. */
export function useCamera() {
  const [camera, setCamera] = useState<CameraState>({ at: 'off', problem: null });
  const running = useRef<MediaStream | null>(null);
  const session = useRef(0);
  const turnOff = () => {
    session.current += 1;
    if (running.current !== null) closeCamera(running.current);
    running.current = null;
  };
  useEffect(() => turnOff, []);

  const open = async () => {
    turnOff();
    const mine = session.current;
    setCamera({ at: 'asking' });
    const answer = await openCamera();
    if (session.current !== mine) {
      if (typeof answer !== 'string') closeCamera(answer);
      return;
    }
    if (typeof answer === 'string') setCamera({ at: 'off', problem: answer });
    else {
      running.current = answer;
      setCamera({ at: 'on', stream: answer });
    }
  };
  const close = () => {
    turnOff();
    setCamera({ at: 'off', problem: null });
  };
  return { camera, open: () => void open(), close };
}
