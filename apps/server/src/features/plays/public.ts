export { botInputs } from './bot-inputs.ts';
export { type LoggedPlay, replayLoggedPlay, trialsOf } from './logged-play.ts';
