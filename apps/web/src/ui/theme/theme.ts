import { createTheme, type VariantColorsResolver } from '@mantine/core';

/** Mantine's colour names stand for the tokens, so every variant follows light and dark by itself. */
const TONES: Record<string, { fill: string; hover: string; on: string; text: string; soft: string }> = {
  spruce: {
    fill: 'var(--primary)',
    hover: 'var(--primary-hover)',
    on: 'var(--on-primary)',
    text: 'var(--text)',
    soft: 'var(--selected-bg)',
  },
  red: {
    fill: 'var(--danger)',
    hover: 'var(--danger-hover)',
    on: 'var(--on-danger)',
    text: 'var(--danger)',
    soft: 'var(--danger-bg)',
  },
  citron: {
    fill: 'var(--accent)',
    hover: 'var(--accent)',
    on: 'var(--on-accent)',
    text: 'var(--text)',
    soft: 'var(--selected-bg)',
  },
  gray: {
    fill: 'var(--text-2)',
    hover: 'var(--text)',
    on: 'var(--canvas)',
    text: 'var(--text-2)',
    soft: 'var(--sunken)',
  },
};

const variantColors: VariantColorsResolver = ({ color, variant, theme }) => {
  const tone = TONES[color ?? theme.primaryColor] ?? (TONES.spruce as (typeof TONES)[string]);
  switch (variant) {
    case 'filled':
      return { background: tone.fill, hover: tone.hover, color: tone.on, border: '1px solid transparent' };
    case 'light':
      return { background: tone.soft, hover: tone.soft, color: tone.text, border: '1px solid transparent' };
    case 'subtle':
    case 'transparent':
      return {
        background: 'transparent',
        hover: tone.soft,
        color: tone.text,
        border: '1px solid transparent',
      };
    case 'white':
      return { background: 'var(--surface)', hover: 'var(--sunken)', color: tone.text, border: 'none' };
    default:
      return {
        background: 'var(--surface)',
        hover: tone.soft,
        color: tone.text,
        border: '1px solid var(--border-strong)',
      };
  }
};

export const theme = createTheme({
  colors: {
    spruce: [
      '#e7f0e6',
      '#cfe0d6',
      '#a9c6b9',
      '#d4f05a',
      '#5d8d7d',
      '#3d7263',
      '#2a5a4d',
      '#1f473d',
      '#14332c',
      '#0c211c',
    ],
    citron: [
      '#f9fde6',
      '#f2facb',
      '#e7f598',
      '#d4f05a',
      '#cdec4b',
      '#bfdf39',
      '#a8c62b',
      '#86a01d',
      '#657911',
      '#434f0a',
    ],
    gray: [
      '#f6f7f3',
      '#ecefe9',
      '#dbe0d9',
      '#dbe0d9',
      '#79867f',
      '#79867f',
      '#586760',
      '#43524c',
      '#2b3833',
      '#14211d',
    ],
    dark: [
      '#e9f0ec',
      '#b8c5bf',
      '#94a39c',
      '#75857e',
      '#75857e',
      '#2c3833',
      '#1e2925',
      '#161f1c',
      '#0f1614',
      '#0b110f',
    ],
  },
  primaryColor: 'spruce',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  white: '#ffffff',
  black: '#14211d',
  fontFamily: 'var(--font-body)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '640' },
  radius: {
    xs: 'var(--r-xs)',
    sm: 'var(--r-sm)',
    md: 'var(--r-md)',
    lg: 'var(--r-lg)',
    xl: 'var(--r-xl)',
  },
  defaultRadius: 'md',
  breakpoints: { xs: '29.9375em', sm: '47.9375em', md: '64em', lg: '75em', xl: '87.4375em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  variantColorResolver: variantColors,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        size: 620,
        radius: 'xl',
        centered: true,
        overlayProps: { color: 'var(--overlay)', backgroundOpacity: 1 },
      },
    },
    Drawer: { defaultProps: { overlayProps: { color: 'var(--overlay)', backgroundOpacity: 1 } } },
    Menu: { defaultProps: { radius: 'md', shadow: 'none' } },
    Popover: { defaultProps: { radius: 'md' } },
    Tooltip: { defaultProps: { openDelay: 400, events: { hover: true, focus: true, touch: false } } },
  },
});
