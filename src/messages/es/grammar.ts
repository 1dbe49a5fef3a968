/** 'las 14:00', 'la 1:00 p. m.': Spanish hours have an article. */
export const theHour = (time: string): string => `${/^1\D/.test(time) ? 'la' : 'las'} ${time}`
