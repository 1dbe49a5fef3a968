import { useLocation } from 'wouter'
import { paths } from '../../../domain/page/paths.ts'
import { layout } from '../../../messages/en/layout.ts'
import { pieces } from '../../../messages/en/pieces.ts'
import { Drawing } from '../../../ui/layout/drawing.tsx'
import { LinkButton } from '../page/link-button.tsx'

interface AccessDeniedProps {
  /** One sentence, read as a whole; it starts with the title. */
  words: { title: string; dash: string; note: string }
}

/** Replaces an administrator's page, with a link home. In `quiz-admin`, home is also such a page. */
export function AccessDenied({ words: { title, dash, note } }: AccessDeniedProps) {
  const [route] = useLocation()
  return (
    <div className="sheet">
      <div className="state">
        <Drawing name="barrier" />
        <div className="stack near" role="alert">
          <h1 className="title">{title}</h1>
          <span className="visually-hidden">{dash}</span>
          <p className="lede">{note}</p>
        </div>
        <p>{layout.forTeachers}</p>
        {route !== paths.home && (
          <LinkButton to={paths.home} icon="home">
            {pieces.goHome}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
