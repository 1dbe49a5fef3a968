/**
 * Whether an address may be that of a picture: http, https, a picture written out as data, or a path. Read as browsers do, which
 * drop spaces and control characters: never a script, nor a file of who looks at it.
 */
export const isPictureAddress = (address: string) =>
  !/^(?!https?:|data:image\/)[^/?#]*:/i.test(address.replaceAll(/[\s\p{Cc}]/gu, ''))
