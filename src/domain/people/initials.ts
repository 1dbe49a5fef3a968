const firstOf = (word = '') => [...word][0]?.toUpperCase() ?? ''

/** 'AO' of 'Amara Okonkwo', for the circle beside a name. */
export function initialsOf(name = ''): string {
  const words = name.trim().split(/\s+/)
  return words.length > 1 ? firstOf(words[0]) + firstOf(words.at(-1)) : firstOf(words[0])
}
