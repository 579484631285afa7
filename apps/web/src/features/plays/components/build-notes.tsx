import { useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fitFrame } from '../../../ui/build-frame/frame-fit.ts';
import { isolatePage, needsIsolation } from '../build-isolation.ts';
import type { BuildSource } from '../build-source.ts';
import { buildStageMessages } from '../build-stage.messages.ts';
import type { PlayLink } from '../play-link.ts';

/** The player's bar above the frame, CSS px. */
const BAR = 52;

/** Before an uploaded game begins: how it begins, and what this device may lack. */
export function BuildNotes({
  link,
  index,
  resumed,
}: {
  readonly link: PlayLink;
  readonly index: number;
  readonly resumed: boolean;
}) {
  const t = useText(buildStageMessages);
  const [place, setPlace] = useState<BuildSource | null>(null);
  useEffect(() => {
    let isGone = false;
    link.build(index).then(
      (found) => {
        if (isGone) return;
        // Better before the game than in it: the page is loaded anew for it.
        if (needsIsolation(found)) isolatePage();
        setPlace(found);
      },
      // The stage tells it, and offers to try again; nothing here depends on it.
      () => !isGone && setPlace(null),
    );
    return () => {
      isGone = true;
    };
  }, [link, index]);
  const manifest = place?.manifest;
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const needsKeys = isTouch && manifest !== undefined && !manifest.input.includes('touch');
  const isSmall =
    manifest !== undefined &&
    fitFrame([window.innerWidth, window.innerHeight - BAR], manifest.min_viewport).tooSmall;
  const [width, height] = manifest?.min_viewport ?? [0, 0];
  return (
    <>
      {!resumed && <p>{t('plays.build.map')}</p>}
      {needsKeys && <p role="note">{t('plays.build.needs_keys')}</p>}
      {isSmall && <p role="note">{t('plays.build.needs_space', { width, height })}</p>}
    </>
  );
}
