const IN_ADDRESS: Readonly<Record<string, string>> = { '(': '%28', ')': '%29', '<': '%3C', '>': '%3E' }

/** A picture as it stands in an editable text. */
export const pictureMark = (url: string, alt = '') =>
  `![${alt.replaceAll(/[[\]\s]+/g, ' ').trim()}](${url
    .trim()
    .replaceAll(/[()<>]/g, (sign) => IN_ADDRESS[sign] ?? sign)
    .replaceAll(/\s/g, '%20')})`
