/** 'las 14:00', 'la 1:00 p. m.': Spanish hours have an article. */
export const theHour = (time: string): string => `${/^1\D/.test(time) ? 'la' : 'las'} ${time}`

/** After "el" the weekday has no comma: 'el miércoles 4 de marzo de 2026'. */
export const theDay = (date: string): string => `el ${date.replace(',', '')}`

/** A sentence that ends with a time: 'a. m.' has a full stop of its own. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
