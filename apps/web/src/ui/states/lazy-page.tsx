import type { AsyncRouteComponent } from '@tanstack/react-router';
import { type ComponentType, use } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useStore } from '../../platform/use-store.ts';
import { PageMissing, PartMissing } from './part-missing.tsx';

// biome-ignore lint/suspicious/noExplicitAny: whatever props the component has, as with React's own `lazy`
type AnyComponent = ComponentType<any>;

/**
 * A page or a frame with a file of its own, for a route's `component`. Where the file does not come, the frame around
 * it stays, says why, and the page opens by itself as soon as it can.
 */
export function lazyPage<K extends string, T extends Record<K, AnyComponent>>(
  importer: () => Promise<T>,
  name: K,
): T[K] extends ComponentType<infer P> ? AsyncRouteComponent<P> : never;
export function lazyPage(importer: () => Promise<Record<string, AnyComponent>>, name: string): never {
  return drawLazily(async () => (await importer())[name] as AnyComponent, PageMissing) as never;
}

/** A piece of a page with a file of its own, drawn inside a `Suspense`. A missing one leaves the page as it is. */
export function lazyPiece<T extends AnyComponent>(
  importer: () => Promise<{ default: T }>,
): T & { preload: () => Promise<unknown> };
export function lazyPiece(importer: () => Promise<{ default: AnyComponent }>): never {
  return drawLazily(async () => (await importer()).default, PartMissing) as never;
}

function drawLazily(importer: () => Promise<AnyComponent>, MissingView: typeof PartMissing) {
  const part = lazyPart(importer);
  function Lazy(props: object) {
    const missing = useStore(part.subscribe, part.missing);
    const Component = part.value();
    const waited = Component || missing ? part.waited() : part.load();
    if (waited) use(waited);
    if (Component) return <Component {...props} />;
    if (missing) return <MissingView missing={missing} part={part} />;
    return null;
  }
  return Object.assign(Lazy, { preload: part.load });
}
