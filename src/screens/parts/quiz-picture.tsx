import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { imageSource } from '../../stores/quizzes/images.ts'
import { Picture } from '../../ui/layout/picture.tsx'

/** A picture of a question or an option, directly or through the proxy. */
export function QuizPicture({ url, alt }: { url: string; alt: string }) {
  const $source = useMemo(() => imageSource(url), [url])
  const source = useStore($source)
  if (source.state === 'loading') return <span className="picture awaited" aria-busy="true" />
  // An address that cannot be loaded shows the placeholder, like a picture that failed on its own.
  return <Picture src={source.state === 'ready' ? source.src : 'data:,'} alt={alt} />
}
