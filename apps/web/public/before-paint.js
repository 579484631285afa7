// Runs before the first paint, so that neither colours nor direction flip once the app has loaded.
// The build writes it into the HTML (vite/first-script.ts).
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked: the defaults below hold
    }
  };
  const scheme = read('tryout.color_scheme') || 'auto';
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  const locale = read('tryout.locale') || (navigator.language.startsWith('ar') ? 'ar' : 'en');
  root.lang = locale;
  root.dir = locale === 'ar' ? 'rtl' : 'ltr';
})();
