import type { Described } from './elements.meta.ts'

/* What a page can do to the looks: custom properties, parts and slots. As elements.meta.ts, for generators, tests and the demo alone. */

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
    "What is the learner's own: their answer, their slot, their next step. Five shades are made of it, light and dark",
  ),
  row(
    'primary-color',
    'color',
    'made of the accent',
    'The fill of primary buttons and of what is chosen, exactly as it stands here. Its letters are white or black, whichever can be read',
  ),
  row(
    'primary-text-color',
    'color',
    'white or black',
    'The letters on that fill, exactly as they stand here',
  ),
  row('link-color', 'color', 'made of the accent', 'Links, and text in the accent'),
  row(
    'background-color',
    'color',
    'light-dark(oklch(0.978 0.004 275), oklch(0.172 0.012 275))',
    'The ground of the element; `transparent` shows the ground of the page',
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
    'What lies deeper: tracks, placeholders, disabled buttons, and what the pointer is on',
  ),
  row('text-color', 'color', 'light-dark(oklch(0.235 0.025 275), oklch(0.945 0.006 275))', 'Text'),
  row(
    'muted-text-color',
    'color',
    'light-dark(oklch(0.465 0.022 275), oklch(0.76 0.012 275))',
    'Notes, labels and figures beside the text',
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
  row('focus-color', 'color', 'the colour of the text', 'The ring around what has the focus'),
  row('focus-thickness', 'length', '2px', 'The width of that ring, at least 2 px'),
  row(
    'backdrop-color',
    'color',
    'light-dark(oklch(0.235 0.025 275 / 0.45), oklch(0.08 0.01 275 / 0.66))',
    'What a dialog lays over the page',
  ),
  row(
    'green',
    'color',
    'oklch(0.56 0.14 155)',
    'Right, saved, from 80 percent; its hue and strength alone count, as with the next three',
  ),
  row('yellow', 'color', 'oklch(0.64 0.14 72)', 'Flagged, soon over, from 60 percent'),
  row('red', 'color', 'oklch(0.57 0.19 26)', 'Wrong, failed, below 60 percent, and buttons that destroy'),
  row('blue', 'color', 'oklch(0.56 0.14 248)', 'What is said without a judgement, such as a quiz to come'),
  row('font', 'family-name#', 'system-ui, …, sans-serif', "The text's font family. Formulas keep theirs"),
  row('heading-font', 'family-name#', 'that of the text', 'The font family of headings'),
  row('heading-weight', 'number', '650', 'How bold headings, names and large figures are'),
  row(
    'font-size',
    'length',
    '16px',
    'The size that all others are fractions and multiples of; the wider it is, the earlier columns fold',
  ),
  row('line-height', 'number', '1.5', 'Of text; questions have 0.15 more'),
  row('text-width', 'length', '42em', 'The longest line of a question or a paragraph'),
  row('content-width', 'length', '1120px', 'The widest that header, screens and footer become'),
  row('density', 'number', '1', 'Spaces and the heights of buttons and fields, from 0.7 (compact) to 1.5'),
  row(
    'radius',
    'length',
    '10px',
    'The corners of buttons and fields; cards have 1.4 times, small boxes 0.6 times as much',
  ),
  row('shadow', 'number', '1', 'How strong shadows are; 0 is none'),
  row(
    'motion',
    'number',
    '1',
    'How long things move; 0 is not at all, and so it is where the reader wants less motion',
  ),
]

/** For `::part()`. */
export const PARTS: readonly Described[] = [
  { name: 'root', description: 'The ground of the element, with everything on it' },
  { name: 'header', description: 'Brand, greeting and menu; away during a quiz' },
  { name: 'main', description: 'The screen' },
  { name: 'footer', description: 'The line below the screen; away during a quiz' },
  { name: 'button', description: 'Every button, and links that look like one' },
  { name: 'primary', description: "A view's one next step, as in `::part(button primary)`" },
  { name: 'card', description: 'A box on the ground, such as a quiz of the list' },
  { name: 'option', description: 'An option of a question' },
  { name: 'chosen', description: 'The chosen one, as in `::part(option chosen)`' },
  { name: 'dialog', description: 'A dialog over the page' },
]

/** For the element's children, as in `<p slot="footer">`. */
export const SLOTS: readonly Described[] = [
  { name: 'header', description: 'Instead of logo and name in the header; greeting and menu stay' },
  { name: 'footer', description: 'Instead of the line below the screen' },
  { name: 'empty', description: 'Where there is no quiz to take, instead of our words' },
]
