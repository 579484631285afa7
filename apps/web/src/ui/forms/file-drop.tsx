import { Button } from '@mantine/core';
import { IconFileCheck, IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import type { UploadProgress } from '../../platform/api/upload.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './file-drop.messages.ts';
import classes from './file-drop.module.css';
import { fileSize, hasAcceptedEnding } from './file-size.ts';

interface FileDropProps {
  /** Endings, such as `.pdf,.docx`. */
  accept: string;
  maxBytes: number;
  label: string;
  hint?: string;
  /** Sends the file; use `uploadFile`. */
  upload: (
    file: File,
    options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
  ) => Promise<unknown>;
  onDone?: (file: File) => void;
}

type State =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly words: string }
  | {
      readonly kind: 'sending';
      readonly file: File;
      readonly sent: number;
      readonly total: number;
      readonly since: number;
      /** What an earlier visit had sent already. */
      readonly from: number;
      readonly waiting: boolean;
    }
  | { readonly kind: 'failed'; readonly file: File; readonly error: unknown }
  | { readonly kind: 'done'; readonly file: File };

/** Chooses or drops one file and sends it: progress, speed, stop; after a failure the file is kept for a retry. */
export function FileDrop({ accept, maxBytes, label, hint, upload, onDone }: FileDropProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | null>(null);
  const [state, setState] = useState<State>({ kind: 'empty' });
  const [over, setOver] = useState(false);
  // Nobody would see any more what becomes of it.
  useEffect(() => () => stop.current?.abort(), []);

  const refusal = (file: File): string | null => {
    if (file.size === 0) return t('ui.file.empty');
    if (file.size > maxBytes) {
      return t('ui.file.too_large', { size: fileSize(file.size), limit: fileSize(maxBytes) });
    }
    return hasAcceptedEnding(file.name, accept)
      ? null
      : t('ui.file.wrong_type', { types: accept.replaceAll(',', ', ') });
  };
  const send = async (file: File) => {
    const controller = new AbortController();
    stop.current = controller;
    const since = performance.now();
    let from: number | null = null;
    setState({ kind: 'sending', file, sent: 0, total: file.size, since, from: 0, waiting: false });
    try {
      await upload(file, {
        signal: controller.signal,
        onProgress: ({ sent, total, waiting = false }) => {
          from ??= sent;
          setState({ kind: 'sending', file, sent, total, since, from, waiting });
        },
      });
      setState({ kind: 'done', file });
      onDone?.(file);
    } catch (error) {
      const stopped = error instanceof ApiError && error.code === 'cancelled';
      // What was wrong with the file stays wrong with it: only another file helps.
      const isRefusal = error instanceof ApiError && [413, 415, 422].includes(error.status);
      if (isRefusal) setState({ kind: 'refused', words: errorText(error) });
      else setState(stopped ? { kind: 'empty' } : { kind: 'failed', file, error });
    }
  };
  const take = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const words = refusal(file);
    if (words) setState({ kind: 'refused', words });
    else void send(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (state.kind !== 'sending') take(event.dataTransfer.files[0]);
  };

  const percent =
    state.kind === 'sending' && state.total > 0 ? Math.round((state.sent / state.total) * 100) : 0;
  const speed =
    state.kind === 'sending'
      ? (state.sent - state.from) / Math.max(0.2, (performance.now() - state.since) / 1000)
      : 0;
  const choose = (
    <Button variant={state.kind === 'empty' ? 'filled' : 'default'} onClick={() => input.current?.click()}>
      {state.kind === 'empty' || state.kind === 'refused' ? t('ui.file.choose') : t('ui.file.another')}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button inside does the same
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      {state.kind === 'done' ? (
        <IconFileCheck size={32} stroke={1.5} aria-hidden />
      ) : (
        <IconFileUpload size={32} stroke={1.5} aria-hidden />
      )}
      <div className={classes.words} aria-live="polite">
        {(state.kind === 'empty' || state.kind === 'refused') && (
          <>
            <strong>{label}</strong>
            <span className={classes.small}>{hint ?? t('ui.file.limit', { size: fileSize(maxBytes) })}</span>
          </>
        )}
        {state.kind === 'refused' && (
          <span className={classes.error} role="alert">
            {state.words}
          </span>
        )}
        {state.kind === 'sending' && (
          <>
            <strong>{t('ui.file.sending', { name: state.file.name })}</strong>
            <progress className={classes.progress} aria-label={state.file.name} max={100} value={percent} />
            <span className={classes.small} aria-hidden={!state.waiting || undefined}>
              {state.waiting
                ? t('ui.file.waiting')
                : percent < 100
                  ? t('ui.file.percent', { percent, speed: fileSize(speed) })
                  : t('ui.file.checking')}
            </span>
          </>
        )}
        {state.kind === 'failed' && (
          <>
            <strong>{t('ui.file.failed', { name: state.file.name })}</strong>
            <span className={classes.error} role="alert">
              {errorText(state.error)}
            </span>
          </>
        )}
        {state.kind === 'done' && <strong>{t('ui.file.done', { name: state.file.name })}</strong>}
      </div>
      <div className={classes.buttons}>
        {state.kind === 'failed' && <Button onClick={() => void send(state.file)}>{t('ui.retry')}</Button>}
        {state.kind === 'sending' ? (
          <Button variant="default" onClick={() => stop.current?.abort()}>
            {t('ui.file.cancel')}
          </Button>
        ) : (
          choose
        )}
      </div>
    </div>
  );
}
