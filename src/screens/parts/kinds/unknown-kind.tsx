import { pieces } from '../../../messages/en/pieces.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'

const reloading = ({ title, note }: { title: string; note: string }) => (
  <Banner tone="yellow" action={<Button onClick={() => location.reload()}>{pieces.reload}</Button>}>
    <b>{title}</b>
    <p>{note}</p>
  </Banner>
)

/** In place of the answers of a question whose kind a newer version of the page may know. */
export const UnknownKind = () => reloading(pieces.unknownKind)

/** In place of the answers of a question whose kind could not be loaded. */
export const MissingKind = () => reloading(pieces.missing)
