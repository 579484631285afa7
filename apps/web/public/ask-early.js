// Asks who is signed in while the app's scripts are still on their way, as the app would ask it later; the app takes the
// answer, once (platform/api/early-answers.ts). The build writes it into the HTML of pages that come without their answers
// (vite/first-script.ts, vite/early-pages.ts).
(() => {
  try {
    if (localStorage.getItem('tryout.token')) return; // the app sends it along
  } catch {
    // storage is blocked: there is no token in it
  }
  if (!/(^|;\s*)logged_in=(?!0|false|;|$)./.test(document.cookie)) return;
  const address = '/api/auth/user';
  const { lang } = document.documentElement;
  let answer = fetch(address, {
    headers: { 'Accept-Language': lang },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(30_000),
  });
  answer.catch(() => {}); // whoever takes it says so
  window.askedEarly = (url, language) => {
    if (url !== address) return undefined;
    const taken = language === lang && performance.now() < 15_000 ? answer : undefined;
    answer = undefined;
    return taken;
  };
})();
