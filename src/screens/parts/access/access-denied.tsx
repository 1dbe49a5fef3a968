import { useLocation } from 'wouter'
import { paths } from '../../../domain/page/paths.ts'
import { layout } from '../../../messages/en/layout.ts'
import { pieces } from '../../../messages/en/pieces.ts'
import { Drawing } from '../../../ui/layout/drawing.tsx'
import { LinkButton } from '../page/link-button.tsx'

interface AccessDeniedProps {
  /** One sentence, read as a whole; its first words are the title. */
  words: { title: string; dash: string; note: string }
}

/** Instead of an administrator's page: why not, and the way home. In `quiz-admin` home is such a page, too. */
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
