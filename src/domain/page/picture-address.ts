/**
 * Whether an address may be a picture's: http, https, a data URL of a picture, or a path. Parsed like browsers, which
 * drop spaces and control characters: never a script, nor a local file.
 */
export const isPictureAddress = (address: string) =>
  !/^(?!https?:|data:image\/)[^/?#]*:/i.test(address.replaceAll(/[\s\p{Cc}]/gu, ''))
