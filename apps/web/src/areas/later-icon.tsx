import type { IconProps, TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { useStore } from '../platform/use-store.ts';
import type { OTHER_ICONS } from './other-icons.ts';

const icons = lazyPart(() => import('./other-icons.ts').then((m) => m.OTHER_ICONS));

/** An icon that most accounts never see: its file comes when it is drawn, its place is kept until then. */
export function laterIcon(name: keyof typeof OTHER_ICONS): TablerIcon {
  function LaterIcon(props: IconProps): ReactNode {
    const Icon = useStore(icons.subscribe, icons.value)?.[name];
    useEffect(() => void icons.load(), []);
    return Icon ? <Icon {...props} /> : <svg width={props.size} height={props.size} aria-hidden />;
  }
  return LaterIcon as TablerIcon;
}
