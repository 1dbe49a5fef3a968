import r2wc from '@r2wc/react-to-web-component'
import { type ReactNode, useEffect, useState } from 'react'
import css from './quiz.css?inline'

/** The screens where people arrive in plain React: the same calls, lists and buttons, and nothing else. */

interface Quiz {
  _id: string
  title: string
  description: string
  duration: number
}

interface Slot {
  _id: string
  timeSlot: string
  availableSlots: number
  maxSlots: number
  endTime: string
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

const ask = async (path: string) => (await fetch(path)).json()

interface ScreenProps<Data> {
  title: string
  /** All are asked at once; the list is that of the first. */
  calls: readonly string[]
  children: (list: readonly Data[]) => ReactNode
}

function Screen<Data>({ title, calls, children }: ScreenProps<Data>) {
  const [list, setList] = useState<readonly Data[]>()
  useEffect(() => {
    void Promise.all(calls.map(ask)).then(([first]) => setList(first))
  }, [calls])
  return (
    <main className="quiz">
      <header>
        <h1>{title}</h1>
      </header>
      {list && children(list)}
    </main>
  )
}

const HOME = ['/api/quiz', '/api/slots/current', '/api/user/results']

const Home = () => (
  <Screen<Quiz> title="Quizzes" calls={HOME}>
    {(quizzes) => (
      <ul>
        {quizzes.map(({ _id, title, description, duration }) => (
          <li className="option" key={_id}>
            <h2>{title}</h2>
            <p>{description}</p>
            <p>{duration} min</p>
            <button type="button">Take Quiz</button>
          </li>
        ))}
      </ul>
    )}
  </Screen>
)

const today = new Date().toISOString().slice(0, 10)
const BOOKING = [`/api/slots/available?date=${today}`, '/api/slots/current', '/api/slots/my-bookings']
const isToCome = ({ endTime }: Slot) => Date.parse(endTime) > Date.now()

const BookSlot = () => (
  <Screen<Slot> title="Book a slot" calls={BOOKING}>
    {(slots) => (
      <ul>
        {slots.filter(isToCome).map(({ _id, timeSlot, availableSlots, maxSlots }) => (
          <li className="option slot-row" key={_id}>
            <b>{timeSlot}</b>
            <progress value={maxSlots - availableSlots} max={maxSlots} />
            <span>{availableSlots} left</span>
            <button type="button">Book Slot</button>
          </li>
        ))}
      </ul>
    )}
  </Screen>
)

const DASHBOARD = ['/admin-api/quiz', '/admin-api/user/admin/results', '/admin-api/slots/current']

const Dashboard = () => (
  <Screen<Quiz> title="Dashboard" calls={DASHBOARD}>
    {(quizzes) => (
      <table>
        <tbody>
          {quizzes.map(({ _id, title, duration }) => (
            <tr key={_id}>
              <td>{title}</td>
              <td>{duration} min</td>
              <td>
                <button type="button">Edit</button>
                <button type="button">Delete</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Screen>
)

const SCREENS: Record<string, () => ReactNode> = { '/': Home, '/book-slot': BookSlot, '/admin': Dashboard }
const Chosen = SCREENS[new URLSearchParams(location.search).get('route') ?? '/'] ?? Home

const Base = r2wc(Chosen, { shadow: 'open' })
customElements.define(
  'floor-quiz',
  class extends Base {
    connectedCallback() {
      this.shadowRoot?.adoptedStyleSheets.push(sheet)
      // @ts-expect-error r2wc's types say nothing of the element's own callbacks.
      super.connectedCallback()
    }
  },
)
