import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openReader, type ReadPicture } from '../barcode/reader.ts';

export type CameraState = 'starting' | 'reading' | 'denied' | 'missing' | 'failed';

const LOOK_EVERY_MS = 200;

/** Whether this device may have a camera to ask for; browsers hide it on pages without https. */
export function mayHaveCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Shows the camera's picture in `video` until a whole barcode is read, and lets the camera go afterwards. */
export function useCamera(onRead: (ean: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const read = useEffectEvent(onRead);

  useEffect(() => {
    const stopped = new AbortController();
    void run(video.current!, stopped.signal, () => setState('reading')).then(
      (ean) => ean && read(ean),
      (error: unknown) => {
        if (!stopped.signal.aborted) setState(reasonOf(error));
      },
    );
    return () => stopped.abort();
  }, []);

  return { video, state };
}

async function run(
  video: HTMLVideoElement,
  stop: AbortSignal,
  onPicture: () => void,
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    stop.addEventListener('abort', letGo);
    if (stop.aborted) return null;
    video.srcObject = stream;
    await video.play();
    onPicture();
    return await lookUntilRead(video, stop, await openReader());
  } finally {
    letGo();
  }
}

async function lookUntilRead(
  video: HTMLVideoElement,
  stop: AbortSignal,
  readPicture: ReadPicture,
): Promise<string | null> {
  while (!stop.aborted) {
    const ean = normaliseEan((await readPicture(video)) ?? '');
    if (ean) return ean;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return null;
}

function reasonOf(error: unknown): CameraState {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
