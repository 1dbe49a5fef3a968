import type { SampleAny } from './types.ts'

/** With addresses in the place of paths of the site. Older records keep the name `image` and options as texts. */
export function withPictures(question: SampleAny, toUrl: (path: string) => string) {
  const { imageUrl, image, options = [], ...rest } = { options: undefined, ...question }
  return {
    ...rest,
    ...(imageUrl && { imageUrl: toUrl(imageUrl) }),
    ...(image && { image: toUrl(image) }),
    options: options.map((option) =>
      typeof option === 'string' || !option.imageUrl
        ? option
        : { ...option, imageUrl: toUrl(option.imageUrl) },
    ),
  }
}
