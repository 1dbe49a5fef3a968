/* Names of elements that are told from text with angle brackets, by what they mean for the text. */

const wordsOf = (names: string) => new Set(names.split(' '))

export const BLOCKS = wordsOf(
  'p div ul ol table tr h1 h2 h3 h4 h5 h6 blockquote pre section article aside header footer main nav address figure figcaption dl dt dd caption hr form fieldset center details summary',
)
const INLINE = wordsOf(
  'span b i u em strong a font small big s strike del ins code tt mark abbr acronym label q cite kbd samp var dfn bdi bdo wbr time nolink o:p st1:place input button legend ruby rb rt rp nobr',
)
const PARTS = wordsOf('thead tbody tfoot colgroup col source track param html body head meta link picture')
const STRUCTURE = wordsOf('br li td th sup sub img script style')
/** What stands within them is no text of the question. */
export const MEDIA = wordsOf('math svg video audio iframe object embed canvas')
const WITHIN_MATHS = wordsOf(
  'mrow mi mn mo mtext ms mspace mfrac msqrt mroot msup msub msubsup munder mover munderover mtable mtr mtd mstyle mpadded mphantom mfenced menclose merror mmultiscripts mprescripts none semantics annotation annotation-xml maction mlongdiv mstack msrow msgroup mglyph malignmark maligngroup mlabeledtr',
)
const KNOWN = [BLOCKS, INLINE, PARTS, STRUCTURE, MEDIA, WITHIN_MATHS, wordsOf('path g text tspan title desc')]

export const isKnown = (name: string) => KNOWN.some((names) => names.has(name))
