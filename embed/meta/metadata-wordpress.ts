import { DESCRIBED_ATTRIBUTES, ELEMENTS } from './elements.meta.ts'

/** The plugin's table of elements and attributes, in the form that WordPress's coding standards ask for. */

/** Attributes with an address: the plugin allows only http(s). */
const isAddress = (name: string) => name === 'api-base' || /-(url|logo)$/.test(name)

const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
const translated = (text: string) => `__( ${quote(`${text}.`)}, 'quiz-elements' )`

/** Keys with their values; WordPress has the arrows aligned, and lines end in a comma. */
function rows(facts: readonly (readonly [key: string, value: string])[], tabs: number): string {
  const width = Math.max(...facts.map(([key]) => key.length))
  const indent = '\t'.repeat(tabs)
  return facts
    .map(([key, value]) => `${indent}${quote(key)}${' '.repeat(width - key.length)} => ${value},\n`)
    .join('')
}

const arrayOf = (facts: readonly (readonly [key: string, value: string])[], tabs: number) =>
  `array(\n${rows(facts, tabs + 1)}${'\t'.repeat(tabs)})`

const elements = ELEMENTS.map(({ name, description }) => [name, translated(description)] as const)

const attributes = DESCRIBED_ATTRIBUTES.map(
  ({ name, description, default: fallback = '', values = [] }) =>
    [
      name,
      arrayOf(
        [
          ['description', translated(description)],
          ['default', quote(fallback)],
          ['values', values.length > 0 ? `array( ${values.map(quote).join(', ')} )` : 'array()'],
          ['address', String(isAddress(name))],
        ],
        2,
      ),
    ] as const,
)

/** demo/wordpress/includes/elements.php. */
export const wordpressTable = (): string => `<?php
/**
 * The elements and their attributes. Generated from embed/meta/elements.meta.ts by \`npm run meta\`.
 *
 * @package QuizElements
 */

defined( 'ABSPATH' ) || exit;

return ${arrayOf(
  [
    ['elements', arrayOf(elements, 1)],
    ['attributes', arrayOf(attributes, 1)],
  ],
  0,
)};
`
