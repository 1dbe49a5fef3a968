import { createRoot } from 'react-dom/client'
import { BrowserRouter, HashRouter, Link, Route, Routes } from 'react-router'

const { history, element } = document.documentElement.dataset
const Router = history === 'hash' ? HashRouter : BrowserRouter

const Lesson = () => (
  <main>
    <h1>Lesson</h1>
    <quiz-app api-base="/api" brand-name="Fieldline" {...JSON.parse(element ?? '{}')} />
  </main>
)

const Titled = ({ title }: { title: string }) => (
  <main>
    <h1>{title}</h1>
  </main>
)

createRoot(document.getElementById('app') as HTMLElement).render(
  <Router>
    <nav>
      <Link to="/lesson">Lesson</Link> <Link to="/elsewhere">Elsewhere</Link>
    </nav>
    <Routes>
      <Route path="/lesson" element={<Lesson />} />
      <Route path="/elsewhere" element={<Titled title="Elsewhere" />} />
      <Route path="*" element={<Titled title="No such page" />} />
    </Routes>
  </Router>,
)
