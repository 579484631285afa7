/** The server has drawn the page, and the app has not taken over yet. */
let shown = import.meta.env.SSR || document.getElementById('root')?.hasChildNodes() === true;

/** Whether there is a picture of the whole page: then the app draws the whole page at once as well. */
export const hasPicture = (): boolean => shown;

/** From here on pages come one after the other, and each shows what matters first. */
export const forgetPicture = (): void => {
  shown = false;
};
