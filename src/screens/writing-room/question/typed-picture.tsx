import { useDebounced } from '../../../ui/hooks/use-debounced.ts'
import { QuizPicture } from '../../parts/question/quiz-picture.tsx'

/** Long enough that half-typed addresses are not fetched. */
const PAUSE_MS = 600

/** Debounced, because the address is being typed. */
export function TypedPicture({ url, alt }: { url: string; alt: string }) {
  const settled = useDebounced(url.trim(), PAUSE_MS)
  return settled ? <QuizPicture url={settled} alt={alt} /> : null
}
