import { pieces } from '../../../messages/en/pieces.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'

/** In place of the answers of a question whose kind a newer version of the page may know. */
export const UnknownKind = () => (
  <Banner tone="yellow" action={<Button onClick={() => location.reload()}>{pieces.reload}</Button>}>
    <b>{pieces.unknownKind.title}</b>
    <p>{pieces.unknownKind.note}</p>
  </Banner>
)
