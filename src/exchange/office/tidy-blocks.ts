/** Marks the border of a block; adjacent ones become one line break. No text has it: control characters are dropped. */
export const BREAK = '\u0002'

/** Runs at the end are looked for where they begin: from each of their characters would take quadratic time. */
const AROUND_LINES = /^[ \t]+|(?<![ \t])[ \t]+$/g
const AROUND_CELLS = /(?<! ) +(?=\t)|(?<=\t) +/g
const AROUND_BLOCKS = /^\n+|(?<!\n)\n+$/g

const tidyBlock = (block: string) =>
  block
    .split('\n')
    .map((line) => line.replaceAll(AROUND_LINES, '').replaceAll(AROUND_CELLS, ''))
    .join('\n')
    .replaceAll(AROUND_BLOCKS, '')

/** Text between borders as lines. */
export const tidyBlocks = (text: string) => text.split(BREAK).map(tidyBlock).filter(Boolean).join('\n')
