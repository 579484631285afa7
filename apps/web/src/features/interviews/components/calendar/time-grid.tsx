import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import { packed } from '@tryout/domain/interviews/calendar-grid';
import { type CSSProperties, Fragment, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePainted } from '../../../../ui/layout/use-painted.ts';
import { EventBlock } from './event-block.tsx';
import {
  type AxisLine,
  type Ghost,
  type GridLane,
  intervalAt,
  intervalOf,
  isSameLane,
  type Place,
  placeIn,
  stepsInSight,
} from './grid-model.ts';
import type { TimeGridProps } from './grid-props.ts';
import classes from './time-grid.module.css';
import { useGridDragging } from './use-grid-dragging.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useZones } from './zones.ts';

/**
 * Times as cells, interviews above them. The kit's schedules know wall clocks only, of days that have 24 hours; this one
 * is made of instants, so that a day has the hours it has. Arrows, Home, End and Page keys move, Enter arranges or opens,
 * Alt with arrows moves an interview.
 */
export function TimeGrid(props: TimeGridProps) {
  const { flow, axis, groups, ghost, first, now } = props;
  const { zones } = useZones();
  const region = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const lanes = groups.flatMap((group) => group.lanes);
  const events = new Map(lanes.flatMap((lane) => lane.events.map((event) => [event.id, event] as const)));
  const focus = useKeptFocus(grid);
  const keys = useGridKeys(grid, { ...props, lanes, events });
  const dragging = useGridDragging(grid, { ...props, lanes, events });
  useLayoutEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-step="${first}"]`);
    const side = grid.current?.querySelector<HTMLElement>(`.${classes.side}`);
    const [box, edge] = [cell?.getBoundingClientRect(), region.current?.getBoundingClientRect()];
    if (!box || !edge || !side || !region.current) return;
    const isRtl = getComputedStyle(region.current).direction === 'rtl';
    if (flow === 'down') region.current.scrollTop += box.top - edge.top - 60;
    else if (isRtl) region.current.scrollLeft += box.right - (edge.right - side.offsetWidth);
    else region.current.scrollLeft += box.left - (edge.left + side.offsetWidth);
  }, [flow, first]);
  const [from, until] = useStepsInSight(flow, first, axis.length);
  let at = -1;
  return (
    <section
      ref={region}
      className={classes.region}
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of cells that overlap is no table */}
      <div
        ref={grid}
        className={classes.grid}
        role="grid"
        aria-label={props.label}
        aria-rowcount={flow === 'across' ? lanes.length + 1 : axis.length + 1}
        data-flow={flow}
        style={{ '--zones': zones.length } as CSSProperties}
        {...focus}
        {...keys}
        {...dragging}
      >
        {flow === 'across' ? (
          <>
            <AcrossHead corner={props.corner} axis={axis} />
            {groups.map((group) => (
              <Fragment key={group.key}>
                {group.head && <GroupHead>{group.head}</GroupHead>}
                {group.lanes.map((lane) => {
                  at += 1;
                  const isHere = ghost !== null && lane.events.some((each) => each.id === ghost.event.id);
                  return (
                    <AcrossRow
                      key={lane.key}
                      lane={lane}
                      index={at}
                      headOf={props.headOf}
                      head={props.headKey?.(lane) ?? ''}
                      ghost={isHere ? ghost : null}
                      now={now}
                      from={from}
                      until={until}
                    />
                  );
                })}
              </Fragment>
            ))}
          </>
        ) : (
          <Down {...props} lanes={lanes} from={from} until={until} />
        )}
      </div>
    </section>
  );
}

/** The steps whose cells are drawn: first those in sight, the other hours of the day once these are there. */
function useStepsInSight(flow: TimeGridProps['flow'], first: number, count: number) {
  return usePainted() ? ([0, count] as const) : stepsInSight(flow, first, count, window);
}

function GroupHead({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid that is no table
    <div role="row" className={classes.groupRow}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="gridcell" className={classes.group}>
        {children}
      </div>
    </div>
  );
}

function AcrossHead({ corner, axis }: { corner: ReactNode; axis: readonly AxisLine[] }) {
  // One head for an hour and the half after it.
  const hours: { line: AxisLine; steps: number }[] = [];
  for (const line of axis) {
    const last = hours.at(-1);
    if (line.labels.length > 0 || !last) hours.push({ line, steps: 1 });
    else last.steps += 1;
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: only its cells' rows are walked
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid that is no table
    <div role="row" className={classes.headRow}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="columnheader" className={classes.corner}>
        {corner}
      </div>
      {hours.map(({ line, steps }) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={line.key}
          role="columnheader"
          aria-colspan={steps}
          className={classes.hour}
          style={{ '--steps': steps } as CSSProperties}
        >
          {line.labels.map((label, zone) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: zones keep their places
            <span key={zone}>{label}</span>
          ))}
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  lane: GridLane;
  index: number;
  headOf: TimeGridProps['headOf'];
  /** Another one where the head has to be drawn anew. */
  head: string;
  ghost: Ghost | null;
  now: number;
  from: number;
  until: number;
}

const AcrossRow = memo(
  function AcrossRow({ lane, index, headOf, ghost, now, from, until }: RowProps) {
    const blocks = blocksOf(lane, ghost);
    const inSteps = Map.groupBy(blocks, beginning);
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: its cells are walked
      // biome-ignore lint/a11y/useSemanticElements: rows of a grid that is no table
      <div role="row" className={classes.row} data-kind="lane" style={{ minBlockSize: heightOf(blocks) }}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <div role="rowheader" className={classes.side}>
          {headOf(lane)}
        </div>
        {from > 0 && <span className={classes.before} style={{ '--steps': from } as CSSProperties} />}
        {lane.steps.slice(from, until).map((_, place) => {
          const step = from + place;
          return (
            <AcrossCell
              key={step}
              lane={lane}
              laneIndex={index}
              step={step}
              now={now}
              blocks={inSteps.get(step)}
            />
          );
        })}
      </div>
    );
  },
  (a, b) =>
    isSameLane(a.lane, b.lane) &&
    a.ghost === b.ghost &&
    a.index === b.index &&
    a.now === b.now &&
    a.from === b.from &&
    a.until === b.until &&
    a.head === b.head,
);

/** Where one interview of a row moves, the cells without any stay as they are. */
const AcrossCell = memo(
  function AcrossCell({ blocks, ...cell }: Omit<CellProps, 'children'> & { blocks: Block[] | undefined }) {
    return (
      <Cell {...cell}>
        {blocks?.map((block) => (
          <EventBlock
            key={block.key}
            event={block.event}
            at={block.at}
            isGhost={block.isGhost}
            style={{
              insetInlineStart: `calc(${(block.place.from - cell.step) * 100}% + 1px)`,
              inlineSize: `calc(${(block.place.until - block.place.from) * 100}% - 2px)`,
              insetBlockStart: 3 + block.column * 48,
              blockSize: 44,
            }}
          />
        ))}
      </Cell>
    );
  },
  (a, b) =>
    a.blocks === b.blocks &&
    a.laneIndex === b.laneIndex &&
    a.now === b.now &&
    a.lane.steps === b.lane.steps &&
    a.lane.canCreate === b.lane.canCreate &&
    a.lane.shades[a.step]?.join() === b.lane.shades[b.step]?.join(),
);

interface DownProps extends TimeGridProps {
  lanes: readonly GridLane[];
  from: number;
  until: number;
}

function Down({ corner, axis, lanes, headOf, ghost, now, from, until }: DownProps) {
  const blocks = lanes.map((lane) => stepsOf(lane, ghost));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows of a grid that is no table */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: only its cells' rows are walked */}
      <div role="row" className={classes.headRow}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <div role="columnheader" className={classes.corner}>
          {corner}
        </div>
        {lanes.map((lane) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div key={lane.key} role="columnheader" className={classes.dayHead}>
            {headOf(lane)}
          </div>
        ))}
      </div>
      {axis.map((line, step) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div key={line.key} role="row" className={classes.row}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
          <div role="rowheader" className={classes.side}>
            {line.labels.map((label, zone) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: zones keep their places
              <span key={zone}>{label}</span>
            ))}
            {line.labels.length === 0 && <span className="visually-hidden">{line.name}</span>}
          </div>
          {step >= from &&
            step < until &&
            lanes.map((lane, index) => (
              <DownCell
                key={lane.key}
                lane={lane}
                laneIndex={index}
                step={step}
                now={now}
                blocks={blocks[index]?.get(step)}
              />
            ))}
        </div>
      ))}
    </>
  );
}

const DownCell = memo(
  function DownCell({ blocks, ...cell }: Omit<CellProps, 'children'> & { blocks: Block[] | undefined }) {
    return (
      <Cell {...cell}>
        {blocks?.map((block) => (
          <EventBlock
            key={block.key}
            event={block.event}
            at={block.at}
            isGhost={block.isGhost}
            style={{
              insetBlockStart: `calc(${(block.place.from - cell.step) * 100}% + 1px)`,
              blockSize: `calc(${(block.place.until - block.place.from) * 100}% - 2px)`,
              insetInlineStart: `calc(${(block.column / block.columns) * 100}% + 1px)`,
              inlineSize: `calc(${100 / block.columns}% - 3px)`,
            }}
          />
        ))}
      </Cell>
    );
  },
  (a, b) =>
    a.blocks === b.blocks &&
    a.laneIndex === b.laneIndex &&
    a.now === b.now &&
    a.lane.steps === b.lane.steps &&
    a.lane.shades === b.lane.shades &&
    a.lane.canCreate === b.lane.canCreate,
);

interface CellProps {
  lane: GridLane;
  laneIndex: number;
  step: number;
  now: number;
  children: ReactNode;
}

function Cell({ lane, laneIndex, step, now, children }: CellProps) {
  const at = lane.steps[step] ?? null;
  const isNow = at !== null && now >= at && now < at + 30 * 60_000;
  const part = isNow ? `${((now - at) / (30 * 60_000)) * 100}%` : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a grid that is no table
    <div
      role="gridcell"
      className={classes.cell}
      data-lane={laneIndex}
      data-step={step}
      data-shade={at === null ? 'none' : lane.shades[step]?.join(' ')}
      data-create={(lane.canCreate && at !== null && at > now) || undefined}
      // Arrows carry the one that Tab finds along.
      tabIndex={laneIndex === 0 && step === 0 ? 0 : -1}
    >
      {isNow && <span className={classes.now} style={{ insetInlineStart: part, insetBlockStart: part }} />}
      {children}
    </div>
  );
}

interface Block {
  readonly key: string;
  readonly event: CalendarEvent;
  readonly at: number | undefined;
  readonly isGhost: boolean;
  readonly place: Place;
  readonly column: number;
  readonly columns: number;
}

/** What is drawn in a lane: its events side by side where they overlap, and the one that is being moved above them. */
function blocksOf(lane: GridLane, ghost: Ghost | null, showsAnyGhost = false): Block[] {
  const shown = lane.events.flatMap((event) => {
    const place = placeIn(lane.steps, intervalOf(event));
    return place ? [{ event, place }] : [];
  });
  const places = packed(shown.map(({ place }) => ({ start: place.from, end: place.until })));
  const blocks = shown.map(({ event, place }, index) => ({
    key: event.id,
    event,
    at: undefined,
    isGhost: false,
    place,
    ...(places[index] ?? { column: 0, columns: 1 }),
  }));
  const isHere = ghost && (showsAnyGhost || lane.events.some((each) => each.id === ghost.event.id));
  const place = isHere ? placeIn(lane.steps, intervalAt(ghost.event, ghost.at)) : null;
  if (!ghost || !place) return blocks;
  return [
    ...blocks,
    {
      key: `to-${ghost.event.id}`,
      event: ghost.event,
      at: ghost.at,
      isGhost: true,
      place,
      column: 0,
      columns: 1,
    },
  ];
}

const withoutGhost = new WeakMap<GridLane, ReadonlyMap<number, Block[]>>();

/** What begins in each step of a day; of a day that is as it was, the same lists. */
function stepsOf(lane: GridLane, ghost: Ghost | null): ReadonlyMap<number, Block[]> {
  const still = withoutGhost.get(lane) ?? Map.groupBy(blocksOf(lane, null), beginning);
  withoutGhost.set(lane, still);
  if (!ghost || !placeIn(lane.steps, intervalAt(ghost.event, ghost.at))) return still;
  return Map.groupBy(blocksOf(lane, ghost, true), beginning);
}

const beginning = ({ place }: Block) => Math.floor(place.from);

function heightOf(blocks: readonly Block[]): number {
  return 6 + 48 * Math.max(1, ...blocks.map((block) => block.columns));
}
