import type { TaskKey } from '@tryout/games/registry';
import type { Locator, Page } from 'playwright-core';
import { playCargoDrone } from './cargo-drone.ts';
import { playCraneYard } from './crane-yard.ts';
import { playGlyphGrid } from './glyph-grid.ts';
import { playLanternPath } from './lantern-path.ts';
import { playMailScanner } from './mail-scanner.ts';
import { playMarketStall } from './market-stall.ts';
import { playParcelBelt } from './parcel-belt.ts';
import { playPowerPlant } from './power-plant.ts';
import { playReflexCheck } from './reflex-check.ts';
import { playSalvageDive } from './salvage-dive.ts';
import { playShiftDesk } from './shift-desk.ts';
import { playSignalTower } from './signal-tower.ts';
import { playTeamDays } from './team-days.ts';
import { playTradePost } from './trade-post.ts';
import { playWorkStyle } from './work-style.ts';

/** How a person finds and plays a station to its end. */
export interface StationPlay {
  /** Its name in English. */
  readonly title: string;
  /** The shortest that its parameters allow. */
  readonly shortest: Readonly<Record<string, number | boolean | string>>;
  play(page: Page, by: 'keys' | 'touch', until: Locator): Promise<void>;
}

/** All stations of the harbour. */
export const STATIONS: Readonly<Partial<Record<TaskKey, StationPlay>>> = {
  'signal-tower': {
    title: 'Signal Tower',
    shortest: { trials: 24, block_size: 24, deadline_ms: 1500 },
    play: playSignalTower,
  },
  'cargo-drone': {
    title: 'Cargo Drone',
    shortest: { flights: 3, most: 8 },
    play: (page, by, until) => playCargoDrone(page, by, until, (flight) => 1 + flight),
  },
  'team-days': {
    title: 'Team Days',
    shortest: { scenarios: 3 },
    play: (page, by, until) =>
      playTeamDays(page, by, until, (scenario, response) => 1 + ((scenario + response) % 5)),
  },
  'glyph-grid': {
    title: 'Glyph Grid',
    shortest: { form: 'adaptive', min_items: 9, max_items: 16, reliability: 0.7, seconds: 20 },
    play: playGlyphGrid,
  },
  'lantern-path': {
    title: 'Lantern Path',
    shortest: { trials_per_direction: 8, start_length: 2, pace_ms: 600 },
    play: (page, by, until) => playLanternPath(page, by, until, 3),
  },
  'parcel-belt': {
    title: 'Parcel Belt',
    shortest: { rounds: 4, start_back: 1, shown_ms: 500, soa_ms: 1800 },
    play: (page, by, until) => playParcelBelt(page, by, until, 2),
  },
  'reflex-check': {
    title: 'Reflex Check',
    shortest: { simple_trials: 5, choice_trials: 20 },
    play: playReflexCheck,
  },
  'mail-scanner': {
    title: 'Mail Scanner',
    shortest: { trials: 40, block_size: 40, share_go: 0.8 },
    play: playMailScanner,
  },
  'crane-yard': {
    title: 'Crane Yard',
    shortest: { problems: 8, fewest_moves: 3, most_moves: 4 },
    play: playCraneYard,
  },
  'market-stall': {
    title: 'Market Stall',
    shortest: { items: 14, seconds: 75 },
    play: playMarketStall,
  },
  'power-plant': {
    title: 'Power Plant',
    shortest: { choices: 12, dials: 3 },
    play: playPowerPlant,
  },
  'salvage-dive': {
    title: 'Salvage Dive',
    shortest: { sets: 2 },
    play: playSalvageDive,
  },
  'shift-desk': {
    title: 'Shift Desk',
    shortest: { minutes: 4 },
    play: playShiftDesk,
  },
  'trade-post': {
    title: 'Trade Post',
    shortest: { sender_rounds: 2, trustee_rounds: 2, proposer_rounds: 2, responder_rounds: 5 },
    play: playTradePost,
  },
  'work-style': {
    title: 'Work Style',
    shortest: { form: 'short' },
    play: (page, by, until) =>
      playWorkStyle(page, by, until, (screen, statement) => 1 + ((screen + statement) % 5)),
  },
};
