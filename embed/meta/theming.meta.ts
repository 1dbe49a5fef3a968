import type { Described } from './elements.meta.ts'

/*
 * The styling API: custom properties, parts and slots. Like elements.meta.ts, only for generators, tests and the demo.
 */

export interface CustomPropertyMeta extends Described {
  syntax: string
  default: string
}

const row = (name: string, syntax: string, initial: string, description: string): CustomPropertyMeta => ({
  name: `--quiz-${name}`,
  syntax: syntax.endsWith('#') ? `<${syntax.slice(0, -1)}>#` : `<${syntax}>`,
  default: initial,
  description,
})

/** May be set on an element or any ancestor. */
export const CUSTOM_PROPERTIES: readonly CustomPropertyMeta[] = [
  row(
    'accent',
    'color',
    'oklch(0.46 0.17 277)',
    'Marks what belongs to the learner: their answer, their slot, their next step. Five shades, light and dark, are derived from it',
  ),
  row(
    'primary-color',
    'color',
    'derived from the accent',
    'The fill of primary buttons and chosen items, used exactly as given. Text on it is white or black, whichever is readable',
  ),
  row('primary-text-color', 'color', 'white or black', 'The text on that fill, used exactly as given'),
  row('link-color', 'color', 'derived from the accent', 'Links and accented text'),
  row(
    'background-color',
    'color',
    'light-dark(oklch(0.978 0.004 275), oklch(0.172 0.012 275))',
    "The element's background; `transparent` shows the page's background",
  ),
  row(
    'card-color',
    'color',
    'light-dark(oklch(1 0 0), oklch(0.212 0.014 275))',
    'Header, cards, fields and plain buttons',
  ),
  row(
    'popup-color',
    'color',
    'light-dark(oklch(1 0 0), oklch(0.248 0.016 275))',
    'Dialogs, menus and toasts',
  ),
  row(
    'sunken-color',
    'color',
    'light-dark(oklch(0.958 0.006 275), oklch(0.262 0.016 275))',
    'Recessed surfaces: tracks, placeholders, disabled buttons, and hovered items',
  ),
  row('text-color', 'color', 'light-dark(oklch(0.235 0.025 275), oklch(0.945 0.006 275))', 'Text'),
  row(
    'muted-text-color',
    'color',
    'light-dark(oklch(0.465 0.022 275), oklch(0.76 0.012 275))',
    'Notes, labels and secondary figures',
  ),
  row(
    'border-color',
    'color',
    'light-dark(oklch(0.905 0.008 275), oklch(0.325 0.016 275))',
    'Hairlines: edges of cards, lines between rows',
  ),
  row(
    'control-border-color',
    'color',
    'light-dark(oklch(0.61 0.02 275), oklch(0.585 0.02 275))',
    'The edges of fields, options and buttons',
  ),
  row('focus-color', 'color', 'the colour of the text', 'The focus ring'),
  row('focus-thickness', 'length', '2px', 'The width of that ring, at least 2 px'),
  row(
    'backdrop-color',
    'color',
    'light-dark(oklch(0.235 0.025 275 / 0.45), oklch(0.08 0.01 275 / 0.66))',
    'The backdrop of dialogs',
  ),
  row(
    'green',
    'color',
    'oklch(0.56 0.14 155)',
    'Right, saved, from 80 percent; only its hue and strength are used, as with the next three',
  ),
  row('yellow', 'color', 'oklch(0.64 0.14 72)', 'Flagged, soon over, from 60 percent'),
  row('red', 'color', 'oklch(0.57 0.19 26)', 'Wrong, failed, below 60 percent, and destructive buttons'),
  row('blue', 'color', 'oklch(0.56 0.14 248)', 'Neutral information, such as an upcoming quiz'),
  row('font', 'family-name#', 'system-ui, …, sans-serif', "The text's font family. Formulas keep theirs"),
  row('heading-font', 'family-name#', 'that of the text', 'The font family of headings'),
  row('heading-weight', 'number', '650', 'How bold headings, names and large figures are'),
  row(
    'font-size',
    'length',
    '16px',
    'The base of all other sizes; the larger it is, the earlier columns collapse',
  ),
  row('line-height', 'number', '1.5', 'Of text; questions have 0.15 more'),
  row('text-width', 'length', '42em', 'The maximum line length of questions and paragraphs'),
  row('content-width', 'length', '1120px', 'The maximum width of header, screens and footer'),
  row('density', 'number', '1', 'Spacing and the heights of buttons and fields, from 0.7 (compact) to 1.5'),
  row(
    'radius',
    'length',
    '10px',
    'The corner radius of buttons and fields; cards use 1.4 times, small boxes 0.6 times as much',
  ),
  row('shadow', 'number', '1', 'How strong shadows are; 0 is none'),
  row(
    'motion',
    'number',
    '1',
    'A factor for the duration of animations; 0 turns them off, as does the reduced-motion setting',
  ),
]

/** For `::part()`. */
export const PARTS: readonly Described[] = [
  { name: 'root', description: "The element's background, with everything on it" },
  { name: 'header', description: 'Brand, greeting and menu; hidden during a quiz' },
  { name: 'main', description: 'The screen' },
  { name: 'footer', description: 'The line below the screen; hidden during a quiz' },
  { name: 'button', description: 'Every button, and links that look like one' },
  { name: 'primary', description: "A view's main action, as in `::part(button primary)`" },
  { name: 'card', description: 'A box on the background, such as a quiz in the list' },
  { name: 'option', description: 'An option of a question' },
  { name: 'chosen', description: 'The chosen one, as in `::part(option chosen)`' },
  { name: 'dialog', description: 'A dialog over the page' },
]

/** For the element's children, as in `<p slot="footer">`. */
export const SLOTS: readonly Described[] = [
  { name: 'header', description: 'Replaces logo and name in the header; greeting and menu stay' },
  { name: 'footer', description: 'Replaces the line below the screen' },
  { name: 'empty', description: 'Replaces our text when there is no quiz to take' },
]
