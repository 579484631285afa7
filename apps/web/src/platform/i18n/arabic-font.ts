import '@fontsource-variable/readex-pro/wght.css';
