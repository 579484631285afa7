/** Fetches the player and a game while somebody still reads what comes; the game is there when it is to begin. */
export function fetchGame(key: string): void {
  import('./components/task-stage.tsx')
    .then(({ loadTask }) => loadTask(key))
    // Asked for again when it is played, and only then is a failure the person's concern.
    .catch(() => null);
}
