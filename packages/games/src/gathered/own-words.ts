// Written by scripts/gather-games.mjs from game-keys.json.
import * as cargoDrone from '../cargo-drone/own-words.ts';
import * as craneYard from '../crane-yard/own-words.ts';
import * as glyphGrid from '../glyph-grid/own-words.ts';
import { joinedWords } from '../joined-words.ts';
import * as lanternPath from '../lantern-path/own-words.ts';
import * as mailScanner from '../mail-scanner/own-words.ts';
import * as marketStall from '../market-stall/own-words.ts';
import * as parcelBelt from '../parcel-belt/own-words.ts';
import * as powerPlant from '../power-plant/own-words.ts';
import * as reflexCheck from '../reflex-check/own-words.ts';
import * as salvageDive from '../salvage-dive/own-words.ts';
import * as shiftDesk from '../shift-desk/own-words.ts';
import * as signalTower from '../signal-tower/own-words.ts';
import * as teamDays from '../team-days/own-words.ts';
import * as tradePost from '../trade-post/own-words.ts';
import * as workStyle from '../work-style/own-words.ts';

/** In English. */
export const OWN_WORDS_EN = /* @__PURE__ */ joinedWords(
  signalTower.EN,
  cargoDrone.EN,
  teamDays.EN,
  glyphGrid.EN,
  lanternPath.EN,
  reflexCheck.EN,
  mailScanner.EN,
  parcelBelt.EN,
  craneYard.EN,
  workStyle.EN,
  powerPlant.EN,
  marketStall.EN,
  tradePost.EN,
  salvageDive.EN,
  shiftDesk.EN,
);

/** In Arabic. */
export const OWN_WORDS_AR = /* @__PURE__ */ joinedWords(
  signalTower.AR,
  cargoDrone.AR,
  teamDays.AR,
  glyphGrid.AR,
  lanternPath.AR,
  reflexCheck.AR,
  mailScanner.AR,
  parcelBelt.AR,
  craneYard.AR,
  workStyle.AR,
  powerPlant.AR,
  marketStall.AR,
  tradePost.AR,
  salvageDive.AR,
  shiftDesk.AR,
);
