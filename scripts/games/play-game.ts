import { gameFolder, readManifest } from './game-folder.ts';
import { openFolder } from './open-folder.ts';
import { type ServedPlay, servePlay } from './serve-play.ts';

const USUAL_PORT = 4790;

/** Serves a folder to be played until somebody ends it. @throws AuthorError when it is no game. */
export async function playGame(typed: string | undefined, port = USUAL_PORT): Promise<ServedPlay> {
  const folder = gameFolder(typed);
  readManifest(folder);
  const opened = openFolder(folder, () => served.changed());
  const served = await servePlay(opened, port);
  return {
    ...served,
    async close() {
      opened.close();
      await served.close();
    },
  };
}
