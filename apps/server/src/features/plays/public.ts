export { type LoggedPlay, replayLoggedPlay, trialsOf } from './logged-play.ts';
