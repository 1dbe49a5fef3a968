import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { imageSource } from '../../../stores/quizzes/images.ts'
import { Picture } from '../../../ui/layout/picture.tsx'

/** A picture of a question or an option, loaded directly or through the image proxy. */
export function QuizPicture({ url, alt, id }: { url: string; alt: string; id?: string }) {
  const $source = useMemo(() => imageSource(url), [url])
  const source = useStore($source)
  if (source.state === 'loading') return <span className="picture awaited" aria-busy="true" />
  // 'data:,' fails to load and shows the broken-picture placeholder.
  return <Picture src={source.state === 'ready' ? source.src : 'data:,'} alt={alt} id={id} />
}
