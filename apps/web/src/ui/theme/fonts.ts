// The text face, for everyone. Browsers fetch a file only when the page holds one of its characters.
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
