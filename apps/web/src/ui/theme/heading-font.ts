// Headings outside the candidate's flow; there the text face is used, which saves 40 kB on a slow line.
import '@fontsource-variable/bricolage-grotesque/wght.css';
