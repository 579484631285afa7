import { Button, Slider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { type Crop, MOST_ZOOM, moved, takenDots, WHOLE, withinPicture } from '../crop-frame.ts';
import { messages } from '../profiles.messages.ts';
import classes from './crop-dialog.module.css';

interface CropDialogProps {
  file: File;
  /** Width by height of what is taken. */
  aspect: 1 | 4;
  title: string;
  /** Sends the part that was taken. */
  onTake: (picture: File) => Promise<unknown>;
  onClose: () => void;
}

/** Dots across what is sent: sharp on dense screens, and far below what may be sent. */
const WIDTH = { 1: 640, 4: 1600 } as const;
const STEP = 0.05;

/** A part of a picture is chosen: dragged, or by arrow keys; nearer by the slider, + or −. */
export default function CropDialog({ file, aspect, title, onTake, onClose }: CropDialogProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [state, setState] = useState<'open' | 'unreadable' | 'sending'>('open');
  const [error, setError] = useState<unknown>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    let isHere = true;
    createImageBitmap(file).then(
      (bitmap) => (isHere ? setPicture(bitmap) : bitmap.close()),
      () => isHere && setState('unreadable'),
    );
    return () => {
      isHere = false;
    };
  }, [file]);
  useEffect(() => () => picture?.close(), [picture]);
  useEffect(() => {
    if (picture && canvas.current) draw(canvas.current, picture, aspect, crop);
  }, [picture, crop, aspect]);

  const move = (byX: number, byY: number) => picture && setCrop(moved(picture, aspect, crop, byX, byY));
  const zoom = (to: number) => picture && setCrop(withinPicture(picture, aspect, { ...crop, zoom: to }));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(-STEP, 0),
    ArrowRight: () => move(STEP, 0),
    ArrowUp: () => move(0, -STEP),
    ArrowDown: () => move(0, STEP),
    '+': () => zoom(crop.zoom + 0.1),
    '=': () => zoom(crop.zoom + 0.1),
    '-': () => zoom(crop.zoom - 0.1),
  };
  const press = (event: KeyboardEvent) => {
    const key = keys[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    key();
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!grip.current) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    move((grip.current.x - event.clientX) / width, (grip.current.y - event.clientY) / height);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const take = async () => {
    if (!picture) return;
    setState('sending');
    setError(null);
    try {
      await onTake(await cutOut(picture, aspect, crop, file.name));
      onClose();
    } catch (failure) {
      setError(failure);
      setState('open');
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('profiles.cancel')}
          </Button>
          <Button loading={state === 'sending'} disabled={!picture} onClick={() => void take()}>
            {t('profiles.crop.take')}
          </Button>
        </>
      }
    >
      {state === 'unreadable' ? (
        <p role="alert">{t('profiles.crop.unreadable')}</p>
      ) : (
        <>
          <p id="crop-about">{t('profiles.crop.about')}</p>
          <div
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture within its frame
            tabIndex={0}
            data-autofocus=""
            aria-label={t('profiles.crop.frame')}
            aria-describedby="crop-about"
            className={classes.frame}
            onKeyDown={press}
          >
            <canvas
              ref={canvas}
              className={classes.picture}
              data-aspect={aspect}
              width={aspect === 1 ? 480 : 960}
              height={aspect === 1 ? 480 : 240}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                grip.current = { x: event.clientX, y: event.clientY };
              }}
              onPointerMove={drag}
              onPointerUp={() => {
                grip.current = null;
              }}
              onPointerCancel={() => {
                grip.current = null;
              }}
            />
          </div>
          <Slider
            className={classes.zoom ?? ''}
            thumbLabel={t('profiles.crop.zoom')}
            label={null}
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={zoom}
          />
          {error !== null && <p role="alert">{errorText(error)}</p>}
        </>
      )}
    </Dialog>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, aspect: 1 | 4, crop: Crop): void {
  const { x, y, width, height } = takenDots(picture, aspect, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // Transparent dots are white wherever it is looked at.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

async function cutOut(picture: ImageBitmap, aspect: 1 | 4, crop: Crop, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  // A small picture is not blown up.
  canvas.width = Math.max(
    aspect,
    Math.min(WIDTH[aspect], Math.round(takenDots(picture, aspect, crop).width)),
  );
  canvas.width -= canvas.width % aspect;
  canvas.height = canvas.width / aspect;
  draw(canvas, picture, aspect, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be written');
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
